// How looks look: as orders to a terminal with 256 colours or with 16, or not at all.
import { spansOf, type Line, type Look } from './ink.js';

/** What a terminal can show. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly colours: 0 | 16 | 256;
  /** Whether it has more signs than those of ASCII. */
  readonly unicode: boolean;
}

type Orders = readonly [many: string, few: string];

/** The orders behind `ESC[`, for 256 colours and for 16. */
const LOOKS: Readonly<Record<Look, Orders>> = {
  // Tones from the middle: they can be read on black and on white.
  plain: ['', ''], dim: ['38;5;244', '2'], strong: ['1', '1'], title: ['1;38;5;172', '1;33'], rule: ['38;5;244', '2'], key: ['1;38;5;68', '1;36'],
  gain: ['38;5;71', '32'], loss: ['38;5;167', '31'], warn: ['38;5;172', '33'], chosen: ['7', '7'],
  // As on the page: red, blue, amber, green; then the automatons.
  seat0: ['1;38;5;167', '1;91'], seat1: ['1;38;5;68', '1;94'], seat2: ['1;38;5;178', '1;93'], seat3: ['1;38;5;71', '1;92'], seat4: ['1;38;5;133', '1;95'], seat5: ['1;38;5;245', '1'],
  die0: ['1;38;5;231;48;5;124', '1;97;41'], die1: ['1;38;5;231;48;5;25', '1;97;44'], die2: ['1;38;5;16;48;5;214', '30;43'], die3: ['1;38;5;231;48;5;28', '1;97;42'],
  blackDie: ['1;38;5;231;48;5;237', '1;97;100'], whiteDie: ['1;38;5;16;48;5;253', '30;47'], neutralDie: ['38;5;16;48;5;247', '30;47'],
  coin: ['38;5;136', '33'], camel: ['38;5;137', '33'], pepper: ['38;5;71', '32'], silk: ['38;5;68', '94'], gold: ['1;38;5;178', '93'], jade: ['38;5;37', '36'], vp: ['1;38;5;172', '1;33'],
  purple: ['38;5;133', '35'], sand: ['38;5;143', '33'], teal: ['38;5;37', '36'], orange: ['38;5;166', '91'], white: ['1', '1'],
};

/** What stands in for signs a terminal does not have. */
const ASCII: Readonly<Record<string, string>> = {
  '│': '|', '║': '#', '─': '-', '═': '=', '┌': '+', '┐': '+', '└': '+', '┘': '+', '├': '+', '┤': '+', '┬': '+', '┴': '+', '┼': '+', '▓': '#', '█': '#', '·': '.', '…': '~', '›': '>', '▸': '>', '→': '>', '↔': '=', '★': '*', '●': 'O', '◆': '@', '‹': '<', '▲': '^', '■': '#', '□': '_',
  '✓': 'v', '○': 'o', '¢': 'c', '×': 'x', '–': '-', '—': '-', '−': '-', '≥': '>', '≤': '<', '’': "'", '“': '"', '”': '"', '«': '"', '»': '"', '¶': 'P', '•': '*',
};

const SUBSTITUTED = new RegExp(`[${Object.keys(ASCII).join('')}]`, 'gu');

/** A text in the signs a terminal has. Letters of names stay as they are: they are the names. */
const written = (text: string, unicode: boolean): string => (unicode ? text : text.replace(SUBSTITUTED, (sign) => ASCII[sign] ?? sign));

/** A line as it is written to a terminal. The text has to be visible already: orders come from looks alone. */
export function rendered(line: Line, { colours, unicode }: Pick<Screen, 'colours' | 'unicode'>): string {
  return spansOf(line).map(({ text, look }) => {
    const orders = colours === 0 ? '' : LOOKS[look][colours === 256 ? 0 : 1];
    return orders === '' ? written(text, unicode) : `\u001B[${orders}m${written(text, unicode)}\u001B[0m`;
  }).join('');
}

/** What is asked of the surroundings. */
export type Surroundings = Readonly<Record<string, string | undefined>>;

/** How many colours a stream is to be given: none for a pipe, or where NO_COLOR asks for none. */
export function coloursOf(isTerminal: boolean, env: Surroundings): Screen['colours'] {
  const forced = env['FORCE_COLOR'] !== undefined && env['FORCE_COLOR'] !== '0' && env['FORCE_COLOR'] !== '';
  if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '' && !forced) return 0;
  if (!forced && (!isTerminal || env['TERM'] === 'dumb' || env['FORCE_COLOR'] === '0')) return 0;
  return /256|truecolor|24bit|direct|kitty|alacritty|ghostty/i.test(`${env['TERM'] ?? ''} ${env['COLORTERM'] ?? ''}`) ? 256 : 16;
}

/** Whether the surroundings speak UTF-8. Where nothing is said they do. */
export function isUnicode(env: Surroundings): boolean {
  const said = [env['LC_ALL'], env['LC_CTYPE'], env['LANG']].find((one) => one !== undefined && one !== '');
  return said === undefined || /utf-?8/i.test(said);
}
