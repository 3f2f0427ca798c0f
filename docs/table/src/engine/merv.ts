import { evaluation, merv, presets, standardPack, withContent, type Pack } from 'caravanserai/merv';
import { content, contentOf } from 'caravanserai/merv/content';
import { rules } from 'caravanserai/merv/rules';
import { rules as rulesRu } from 'caravanserai/merv/rules/ru';
import { texts as en } from 'caravanserai/merv/texts';
import { texts as ru } from 'caravanserai/merv/texts/ru';
import type { Engine } from './engine.js';
import * as kernel from './kernel.js';
import { server } from './serve.js';

const gameWith: Engine['gameWith'] = (values) => (values ? withContent(values as Partial<Pack>) : merv);

const engine: Engine = {
  id: 'merv', kernel, gameWith, rules: { en: rules, ru: rulesRu }, evaluation, presets: presets as Engine['presets'],
  contentWith: (values) => (values ? contentOf({ ...standardPack(), ...values } as Pack) : content),
  standardPack: () => standardPack() as unknown as Readonly<Record<string, unknown>>,
  texts: { en, ru },
  serve: server(gameWith, evaluation),
};
export default engine;
