import { evaluation, marcoPolo2, presets, standardPack, withContent, type Pack, type PackTables } from 'caravanserai/marco-polo-2';
import { content, contentOf } from 'caravanserai/marco-polo-2/content';
import { rules } from 'caravanserai/marco-polo-2/rules';
import { rules as rulesRu } from 'caravanserai/marco-polo-2/rules/ru';
import { texts as en } from 'caravanserai/marco-polo-2/texts';
import { texts as ru } from 'caravanserai/marco-polo-2/texts/ru';
import type { Engine } from './engine.js';
import * as kernel from './kernel.js';
import { server } from './serve.js';

const gameWith: Engine['gameWith'] = (values) => (values ? withContent(values as PackTables) : marcoPolo2);

const engine: Engine = {
  id: 'marco-polo-2', kernel, gameWith, rules: { en: rules, ru: rulesRu }, evaluation, presets: presets as Engine['presets'],
  contentWith: (values) => (values ? contentOf({ ...standardPack(), ...values } as Pack) : content),
  standardPack: () => standardPack() as unknown as Readonly<Record<string, unknown>>,
  texts: { en, ru },
  serve: server(gameWith, evaluation),
};
export default engine;
