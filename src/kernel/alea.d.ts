// seedrandom's types cover its main entry only; this one is smaller, pure, and keeps its state in four numbers.
declare module 'seedrandom/lib/alea.js' {
  interface AleaState { c: number; s0: number; s1: number; s2: number }
  interface Alea { (): number; state(): AleaState }
  export default function alea(seed: string, options: { state: true | AleaState }): Alea;
}
