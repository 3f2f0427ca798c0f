import { evaluation, presets, standardPack, voyages, withContent, type Pack } from 'caravanserai/voyages';
import { content, contentOf } from 'caravanserai/voyages/content';
import { rules } from 'caravanserai/voyages/rules';
import { rules as rulesRu } from 'caravanserai/voyages/rules/ru';
import { texts as en } from 'caravanserai/voyages/texts';
import { texts as ru } from 'caravanserai/voyages/texts/ru';
import type { Engine } from './engine.js';
import * as kernel from './kernel.js';
import { server } from './serve.js';

const gameWith: Engine['gameWith'] = (values) => (values ? withContent(values) : voyages);

const engine: Engine = {
  id: 'voyages', kernel, gameWith, rules: { en: rules, ru: rulesRu }, evaluation, presets: presets as Engine['presets'],
  contentWith: (values) => (values ? contentOf({ ...standardPack(), ...values } as Pack) : content),
  standardPack: () => standardPack() as unknown as Readonly<Record<string, unknown>>,
  texts: { en, ru },
  serve: server(gameWith, evaluation),
};
export default engine;
