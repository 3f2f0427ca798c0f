// Icons of our own on a grid of 24: filled shapes in the colour of the text, holes in that of the ground (--cut).
import type { JSX } from 'preact';

const cut = 'var(--cut)';
const hole = (d: string, width = 1.4): JSX.Element => <path d={d} fill="none" stroke={cut} stroke-width={width} stroke-linecap="round" stroke-linejoin="round" />;
const shape = (d: string): JSX.Element => <path d={d} />;
const line = (d: string, width = 2, dash?: string): JSX.Element => <path d={d} fill="none" stroke="currentColor" stroke-width={width} stroke-linecap="round" stroke-linejoin="round" {...(dash ? { 'stroke-dasharray': dash } : {})} />;
const dot = (x: number, y: number, r: number, fill = 'currentColor'): JSX.Element => <circle cx={x} cy={y} r={r} fill={fill} />;

const DIE = 'M6 2.5h12a3.5 3.5 0 0 1 3.5 3.5v12a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5Z';
export const STAR8 = 'M12 1.2 15.1 4.5 19.6 4.4 19.5 8.9 22.8 12 19.5 15.1 19.6 19.6 15.1 19.5 12 22.8 8.9 19.5 4.4 19.6 4.5 15.1 1.2 12 4.5 8.9 4.4 4.4 8.9 4.5Z';
const HEX = 'M12 1.8 20.8 6.9V17.1L12 22.2 3.2 17.1V6.9Z';
const SHEET = 'M5 2h10l4.5 4.5V22H5Z';

const DRAWN: Readonly<Record<string, JSX.Element>> = {
  camel: shape('M2.2 13.4c.5-2.6 1.4-4 2.6-5.6 1.3-2.2 3-2.2 3.9.4.5 1.3 1.4 1.3 2 .1 1.2-2.7 3-2.8 4.1-.2.6 1.5 1.1 2.6 1.9 2.6.9 0 1.3-1.6 1.5-4.2L18.4 4l3.9 1.1.1 2.1-2.4.6c-.2 4-1 6.5-2.7 7.5V21h-2v-5.6H7.2V21h-2v-6.3c-.7-.5-1-1.1-1-1.9l-.7 1.5Z'),
  coin: <>{dot(12, 12, 10)}<circle cx="12" cy="12" r="7" fill="none" stroke={cut} stroke-width="1.3" /><path d="M9.8 9.8h4.4v4.4H9.8Z" fill={cut} /></>,
  pepper: <>{line('M12 8.5C12 5 13 3 15 2.2', 1.6)}{dot(7.2, 12, 4.3)}{dot(16.8, 12, 4.3)}{dot(12, 18, 4.3)}{dot(6, 10.8, 1, cut)}{dot(15.6, 10.8, 1, cut)}{dot(10.8, 16.8, 1, cut)}</>,
  silk: <>{shape('M3 3.5h15a3.3 3.3 0 0 1 0 6.6H3a3.3 3.3 0 0 1 0-6.6Z')}{shape('M5.5 9h14.2v10.2a2.4 2.4 0 0 1-4.7 0 2.4 2.4 0 0 1-4.7 0 2.4 2.4 0 0 1-4.8 0Z')}{hole('M10.2 12v6M15 12v6')}<circle cx="17.6" cy="6.8" r="1.3" fill={cut} /></>,
  gold: <>{shape('M9 4.5h6l1.8 6H7.2Z')}{shape('M4 13h6l1.6 6.5H1.8Z')}{shape('M14 13h6l2.2 6.5h-9.8Z')}</>,
  jade: <path fill-rule="evenodd" d={`${HEX}M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z`} />,
  vp: shape(STAR8),
  anyGood: <><path d={HEX} fill="none" stroke="currentColor" stroke-width="1.9" stroke-dasharray="3.2 2.2" />{line('M9.2 9.6c.2-3.6 5.8-3.4 5.6 0-.1 2-2.8 2.2-2.8 4.2', 2)}{dot(12, 17, 1.3)}</>,
  anyCube: <><path d={HEX} fill="none" stroke="currentColor" stroke-width="1.9" />{line('M9.2 9.6c.2-3.6 5.8-3.4 5.6 0-.1 2-2.8 2.2-2.8 4.2', 2)}{dot(12, 17, 1.3)}</>,
  distinctGoods: <>{line('M2.5 5h9.5v9.5H2.5Z', 1.9)}{line('M12.5 12h9v9h-9Z', 1.8, '2.4 2')}{line('M7.2 7.5v4.4M5 9.7h4.4', 1.6)}</>,
  contract: <>{shape(SHEET)}{hole('M8 9h6M8 12.5h8')}{dot(15.4, 17.4, 2, cut)}</>,
  post: shape('M12 3 21 10.5V21H3V10.5Z'),
  figure: <>{dot(12, 6.4, 4.4)}{shape('M12 8.5 18.6 22H5.4Z')}</>,
  seal: <>{shape('M12 1.5l2 2 2.7-.8 1 2.7 2.8.4-.1 2.8 2.3 1.6-1.2 2.5 1.2 2.5-2.3 1.6.1 2.8-2.8.4-1 2.7-2.7-.8-2 2-2-2-2.7.8-1-2.7-2.8-.4.1-2.8-2.3-1.6 1.2-2.5-1.2-2.5 2.3-1.6-.1-2.8 2.8-.4 1-2.7 2.7.8Z')}<circle cx="12" cy="12" r="5.4" fill="none" stroke={cut} stroke-width="1.6" /></>,
  favour: <>{shape('M3 18 1.8 7.2l5 3.8L12 4.2l5.2 6.8 5-3.8L21 18Z')}{shape('M3.5 19.5h17v2h-17Z')}</>,
  influence: <>{shape('M5 2h2v20H5Z')}{shape('M7 3.2c4-2 6.5 2 13.6.2l-3 5 3 5C13.5 15.3 11 11.5 7 13.500Z')}</>,
  soldier: <>{shape('M11.2 1.500h1.600V5h-1.600Z')}{shape('M4.5 13.500a7.5 8.5 0 0 1 15 0v1h-15Z')}{shape('M4.5 15.500H10l2 2.5 2-2.500h5.500c0 3.5-2.2 6.5-4.5 6.500h-1.500v-3h-3v3H9c-2.3 0-4.5-3-4.5-6.500Z')}</>,
  wall: shape('M2 21V6h3.500v3h3V6h3v3h1.400V6h3v3h2.600V6H22v15Z'),
  gate: <path fill-rule="evenodd" d="M2 21V5h3.500v3h3V5h3v3h1.400V5h3v3h2.600V5H22v16h-6v-4.500a4 4 0 0 0-8 0V21Z" />,
  scroll: <>{shape('M6 3h12.500a2.5 2.5 0 0 1 2.5 2.500V8h-4v10.500A2.5 2.5 0 0 1 14.5 21H4.800A2.3 2.3 0 0 1 2.5 18.700V17H6Z')}{hole('M9 8h5M9 11.500h5M9 15h5', 1.3)}</>,
  cube: <>{shape(HEX)}{hole('M4 7.5 12 12l8-4.500M12 12v9', 1.4)}</>,
  ginger: shape('M8.2 2.800c2-1 3.9.3 3.8 2.3.8-2 3.3-2.8 4.8-1.3 1.5 1.6.9 3.7-.6 4.7 2.3.2 3.8 1.8 3.3 3.8-.4 1.7-2 2.3-3.3 2 1.4 1.5 1.7 3.9.1 5.2-1.7 1.3-3.7.7-4.6-1-.6 2.2-2.9 3.2-4.8 2.1-2-1.1-2.1-3.5-.8-5.1-2 .6-3.8-.5-3.9-2.4 0-1.9 1.5-3 3.3-2.9-1.6-.8-2.3-2.7-1.5-4.3.8-1.7 2.6-3.3 4.2-3.100Z'),
  juniper: <>{line('M12 22V9M12 15 6 9M12 13l6-6', 1.8)}{shape('M2.5 3.500c4 0 6.5 2 6.5 6.500C4.5 10 2.5 7.5 2.5 3.500ZM21.5 2.500c0 4-2 6.5-6.5 6.5 0-4.5 2.5-6.5 6.5-6.500Z')}{dot(7.5, 17, 3)}{dot(16.7, 17.5, 3)}</>,
  cinnamon: <>{shape('M14.6 2.2 17.8 4.8 6 21.8 2.4 19Z')}{shape('M19.6 6.4 22 9.2 11 22.3 8.2 20Z')}{hole('M14.6 5.4 5.4 18.600M19.6 9.3 11 19.8', 1.1)}</>,
  spicePepper: <>{dot(12, 7, 4.6)}{dot(6.7, 16, 4.6)}{dot(17.3, 16, 4.6)}{dot(10.6, 5.7, 1, cut)}{dot(5.3, 14.7, 1, cut)}{dot(15.9, 14.7, 1, cut)}</>,
  common: <>{shape('M8.5 2h7l-1.8 4.200h-3.400Z')}{shape('M9.8 8h4.400c4 2.6 6 6.3 6 9.3 0 3.5-2.4 4.7-4.2 4.700H8c-1.8 0-4.2-1.2-4.2-4.7 0-3 2-6.7 6-9.300Z')}</>,
  rare: <>{shape('M9 1.800h6V4H9ZM9.8 5h4.400v2.300c4 1.2 6 4 6 7.2 0 4.5-3.5 7.7-8.2 7.700s-8.2-3.2-8.2-7.700c0-3.2 2-6 6-7.200Z')}<path d="m12 10.2 1.2 2.6 2.9.3-2.1 1.9.6 2.8-2.6-1.5-2.6 1.5.6-2.8-2.1-1.9 2.9-.300Z" fill={cut} /></>,
  caravansary: <path fill-rule="evenodd" d="M1.5 21V8h3V5.500h3V8h2V4h5v4h2V5.500h3V8h3v13h-7v-4.500a3.5 3.5 0 0 0-7 0V21Zm4-9.500v2.500H8v-2.500Zm10.5 0v2.500h2.500v-2.500Z" />,
  palace: shape('M12 2 22 8v1.800H2V8ZM4 11.500h2.800V18H4Zm6.6 0h2.800V18h-2.800Zm6.6 0H20V18h-2.800ZM2 19.500h20V22H2Z'),
  library: <>{shape('M11.2 6.200C9 4.2 6 3.8 2 4v14.500c4-.2 7 .2 9.2 2.200ZM12.8 6.200C15 4.2 18 3.8 22 4v14.500c-4-.2-7 .2-9.2 2.200Z')}</>,
  marketplace: <>{shape('M3.5 3.500h17l2 6a2.7 2.7 0 0 1-5 1.2 2.8 2.8 0 0 1-5.5 0 2.8 2.8 0 0 1-5.5 0 2.7 2.7 0 0 1-5-1.200Z')}{shape('M4 13.500h2V16h12v-2.500h2V22h-2v-3.500H6V22H4Z')}</>,
  mosque: <>{shape('M9 2h1.400v3.200c3.5 1.6 5.6 4 5.6 7H3.500c0-3 2-5.4 5.5-7Z')}{shape('M3 13.500h13V22h-4v-2.500a2.5 2.5 0 0 0-5 0V22H3Z')}{shape('M19.3 4 21 8v14h-3.400V8Z')}</>,
  courtier: <>{shape('M6.5 7.500c0-3.6 2-6 5.5-6s5.5 2.4 5.5 6Z')}{shape('M8 8.500h8a4 4 0 0 1-8 0ZM12 12.500c5 0 8 3.5 8.5 9.500h-17C4 16 7 12.5 12 12.500Z')}</>,
  servant: <>{dot(12, 6.5, 4.5)}{shape('M12 12.300c5 0 8 3.7 8.5 9.700h-17c.5-6 3.5-9.7 8.5-9.700Z')}</>,
  disc: <>{dot(12, 12, 10)}<circle cx="12" cy="12" r="6.2" fill="none" stroke={cut} stroke-width="1.6" /></>,
  building: <path fill-rule="evenodd" d="M12 1.500c5 3.5 8.3 6 8.3 10.500V22h-5.500v-4a2.8 2.8 0 0 0-5.6 0v4H3.700V12C3.7 7.5 7 5 12 1.500Z" />,
  move: <>{line('M2.5 20.500c5 0 4-5.5 8-6.500s5.5-2 7.5-6.5', 2.4, '2.6 3.4')}{shape('m19.8 2.5 1.2 8-6.6-3.200Z')}</>,
  die: <>{line('M6.5 3.500h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3Z', 1.8)}{dot(8.3, 8.3, 1.7)}{dot(15.7, 15.7, 1.7)}{dot(12, 12, 1.7)}</>,
  blackDie: <>{shape(DIE)}{dot(8, 8, 1.9, cut)}{dot(12, 12, 1.9, cut)}{dot(16, 16, 1.9, cut)}</>,
  hourglass: shape('M5 2h14v3c0 3.5-3 5-5 7 2 2 5 3.5 5 7v3H5v-3c0-3.5 3-5 5-7-2-2-5-3.5-5-7Z'),
  ownCity: <path fill-rule="evenodd" d="M12 1.500a7.8 7.8 0 0 1 7.8 7.800c0 5-4.8 9.2-7.8 13.2-3-4-7.8-8.2-7.8-13.200A7.8 7.8 0 0 1 12 1.500ZM12 6a3.2 3.2 0 1 0 0 6.400A3.2 3.2 0 0 0 12 6Z" />,
  copy: <>{line('M3 3h11.500v11.500H3Z', 1.9)}{line('M17.5 8.500H21V21H8.500v-3.5', 1.9)}</>,
  upgrade: <>{shape('M9 9l7 4v6l-7 4-7-4v-6Z')}{shape('M18 1.5 22.5 7h-3v5h-3V7h-3Z')}</>,
  lock: <path fill-rule="evenodd" d="M7 10V7a5 5 0 0 1 10 0v3h2v12H5V10Zm2.2 0h5.600V7a2.8 2.8 0 0 0-5.6 0Z" />,
  undo: line('M8.5 4 4 8.5 8.5 13M4.5 8.500H14a5.5 5.5 0 0 1 0 11H8', 2.1),
  redo: line('M15.5 4 20 8.5 15.5 13M19.5 8.500H10a5.5 5.5 0 0 0 0 11h6', 2.1),
  menu: line('M3.5 6h17M3.5 12h17M3.5 18h17', 2.2),
  help: <>{dot(12, 12, 10.3)}{hole('M9 9.500c.2-4 6.2-3.8 6 0-.1 2.3-3 2.5-3 4.6', 2)}{dot(12, 17.6, 1.3, cut)}</>,
  map: <>{shape('M2 5.5 8 3v15.500L2 21ZM9.5 3l5 2.500V21l-5-2.500ZM16 5.5 22 3v15.500L16 21Z')}</>,
  people: <>{dot(8.5, 7.5, 4)}{shape('M1.5 20c.3-5 3-7 7-7s6.7 2 7 7Z')}{dot(17, 8.5, 3.2)}{shape('M17 12.800c3.3 0 5.4 2 5.6 6.200h-5.800c-.2-2.6-1.2-4.4-2.6-5.4.7-.5 1.6-.8 2.8-.8Z')}</>,
  list: <>{line('M9 5.500h12M9 12h12M9 18.500h12', 2.2)}{dot(4, 5.5, 1.7)}{dot(4, 12, 1.7)}{dot(4, 18.5, 1.7)}</>,
  arrow: line('M3.5 12h16M14 6.500l5.5 5.5-5.5 5.5', 2.2),
  pouch: <>{shape('M9 2h6l-1.5 4h-3ZM10 7.200h4c4.2 3 6 6.5 6 9.5 0 3.6-2.6 5.3-5 5.300H9c-2.4 0-5-1.7-5-5.3 0-3 1.8-6.5 6-9.500Z')}<circle cx="12" cy="15.3" r="3.2" fill={cut} />{dot(12, 15.3, 1.6)}</>,
  plus: line('M12 4.500v15M4.5 12h15', 2.3),
  minus: line('M4.5 12h15', 2.3),
  reroll: line('M19.5 12a7.5 7.5 0 1 1-2.3-5.400M17.8 2.500v4.800H13', 2.3),
  check: line('m4 12.5 5.5 5.500L20 6.5', 2.6),
  bazaar: <>{line('M2.5 11.5 12 3.500l9.5 8', 2.2)}{shape('M5 12.2 12 6.500l7 5.700V21.500H5Z')}</>,
  khan: <>{shape('M2.5 18c0-6.5 3.5-11 9.5-11s9.5 4.5 9.5 11Z')}{dot(12, 4.5, 2.2)}{shape('M1.5 19.500h21V22h-21Z')}</>,
  hint: <>{shape('M12 1.800a7.2 7.2 0 0 1 4.2 13v3H7.800v-3a7.2 7.2 0 0 1 4.2-13Z')}{shape('M8.5 19h7v1.300h-7ZM9.7 21.300h4.600v1.200H9.700Z')}</>,
  back: line('M14.5 5 7.5 12l7 7', 2.4),
  forward: line('M9.5 5l7 7-7 7', 2.4),
  first: line('M6 5v14M18 5l-7 7 7 7', 2.3),
  last: line('M18 5v14M6 5l7 7-7 7', 2.3),
  close: line('M5.5 5.500l13 13M18.5 5.500l-13 13', 2.3),
  stop: shape('M5.5 5.500h13v13h-13Z'),
  branch: line('M7 21V3M7 15c0-5 10-2 10-9M13.5 8.5 17 4.500l3.5 4', 2.1),
  sun: <>{dot(12, 12, 4.6)}{line('M12 1.800v3M12 19.200v3M1.8 12h3M19.2 12h3M4.8 4.800l2.1 2.100M17.1 17.100l2.1 2.100M4.8 19.200l2.1-2.100M17.1 6.900l2.1-2.1', 2)}</>,
  star: shape('m12 1.8 3 6.7 7.3.7-5.5 4.9 1.6 7.200L12 17.500l-6.4 3.8 1.6-7.2-5.5-4.9 7.3-.7Z'),
  moon: shape('M15.5 2.500a9.8 9.8 0 1 0 6.3 13.400A8.4 8.4 0 0 1 15.5 2.500Z'),
  cloud: shape('M7 19.500a5 5 0 0 1-.5-10 6 6 0 0 1 11.5 1.2 4.5 4.5 0 0 1-.5 8.800Z'),
  flower: <>{[0, 72, 144, 216, 288].map((turn) => <circle cx="12" cy="6" r="4" transform={`rotate(${turn} 12 12)`} />)}{dot(12, 12, 2.2, cut)}</>,
  bamboo: shape('M6 2h4.500v6H6ZM6 9.200h4.500v6H6ZM6 16.400h4.500V22H6ZM13.5 2H18v4h-4.500ZM13.5 7.200H18v6h-4.500ZM13.5 14.400H18V22h-4.500Z'),
  snake: line('M18.5 4.500c-4-2.5-12.5-1.5-12 3.2.5 4.5 11.5 3 11.5 8 0 4.8-9 5.3-12.5 2.8', 3.4),
  rooster: shape('M4 9c1.5-1 2-3.5 1.5-5.500l2.8 1L9.5 2l2.2 3c2 1.5 1.5 4 1.5 5.5 2.5 1.5 5 .5 6.3-3.5 3 4.5 2.5 13-4.5 13.500v1.700h-2V20.500c-5-.5-8-4.5-6.5-9.800Z'),
  monkey: <>{dot(12, 12, 7.5)}{dot(4, 11, 3.2)}{dot(20, 11, 3.2)}{dot(9.6, 10.5, 1.2, cut)}{dot(14.4, 10.5, 1.2, cut)}{hole('M8.8 15c2 1.8 4.4 1.8 6.4 0', 1.5)}</>,
  flag: shape('M5 2h2v20H5ZM7 3h12l-3 4.5 3 4.500H7Z'),
  white: shape(HEX), purple: shape(HEX), sand: shape(HEX), teal: shape(HEX), orange: shape(HEX),
};

/** What else the faces of the games call things. */
const ALIASES: Readonly<Record<string, string>> = {
  otherCityBonus: 'copy', copyCityBonus: 'copy', ownCityBonus: 'ownCity', contractTop: 'contract', contractCity: 'contract', shieldPlus: 'flag', extraPost: 'post', oases: 'map',
  caravanCard: 'cinnamon', mosqueStep: 'mosque', whiteUpgrade: 'upgrade', bonusUpgrade: 'upgrade', scoringTile: 'star', freeCourtier: 'courtier', freeWall: 'wall', mosqueBuildings4: 'mosque',
  freePost: 'post', figures: 'figure', farmer: 'camel', spicer: 'pepper', tailor: 'silk', jeweler: 'gold',
};

/** A stated size wins over that of the text around. */
const sized = (size: number | undefined): { readonly style?: JSX.CSSProperties } => (size === undefined ? {} : { style: { width: `${size / 16}rem`, height: `${size / 16}rem` } });

/** Whether there is a drawing of that name. */
export const isDrawn = (name: string): boolean => Object.hasOwn(DRAWN, ALIASES[name] ?? name);

/** An icon; decorative, so whoever uses it says the thing in words. */
export function Icon({ name, size }: { readonly name: string; readonly size?: number }): JSX.Element {
  const key = ALIASES[name] ?? name;
  const known = ['white', 'purple', 'sand', 'teal', 'orange'].includes(key);
  if (known) return <CubeIcon colour={key} {...(size === undefined ? {} : { size })} />;
  return <svg class={`icon i-${key}`} viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...sized(size)}><use href={`#i-${Object.hasOwn(DRAWN, key) ? key : 'anyGood'}`} /></svg>;
}

/** All icons once; wherever one is shown it is only named. */
export function Sprite(): JSX.Element {
  return <svg class="sprite" aria-hidden="true">{Object.entries(DRAWN).map(([name, drawing]) => <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">{drawing}</symbol>)}</svg>;
}

/** A cube of Merv: its colour, and its letter for those who cannot tell colours. */
export function CubeIcon({ colour, size }: { readonly colour: string; readonly size?: number }): JSX.Element {
  return (
    <svg class={`icon cube c-${colour}`} viewBox="0 0 24 24" aria-hidden="true" {...sized(size)}>
      <path class="cube-body" d="M12 1.5 21.2 6.700V17.300L12 22.5 2.8 17.300V6.700Z" />
      <path class="cube-top" d="M12 1.5 21.2 6.7 12 12 2.8 6.700Z" />
      <text x="12" y="19" text-anchor="middle">{colour.charAt(0).toUpperCase()}</text>
    </svg>
  );
}

/** Points: an eight-pointed star with the number in it. */
export function Points({ n, size = 24 }: { readonly n: number | string; readonly size?: number }): JSX.Element {
  const text = String(n);
  return (
    <svg class="icon points" viewBox="0 0 24 24" {...sized(size)} role="img" aria-label={`${text} ★`}>
      <path d={STAR8} fill="currentColor" />
      <text x="12" y={text.length > 1 ? 15.2 : 15.8} text-anchor="middle" style={{ fontSize: text.length > 2 ? '7px' : text.length > 1 ? '9.500px' : '11.500px' }}>{text}</text>
    </svg>
  );
}
