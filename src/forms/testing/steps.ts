/**
 * Counts what a backtracking engine does with a pattern: one step a character that is tried. Time says nothing on a busy
 * machine; steps are the same everywhere. Knows the parts of patterns that this room uses, and throws at any other.
 */

type Node =
  | { kind: 'char'; test: RegExp }
  | { kind: 'edge'; at: 'start' | 'end' }
  | { kind: 'group'; ways: Node[][] }
  | { kind: 'repeat'; node: Node; min: number; max: number };

export interface Pattern {
  ways: Node[][];
  /** Alternatives that one character is tried against. */
  tests: RegExp[];
}

export function readPattern(source: string, flags: string): Pattern {
  const tests: RegExp[] = [];
  let at = 0;
  const flagsOfOne = flags.replace(/[gy]/g, '');

  function take(pattern: RegExp): string | undefined {
    const found = new RegExp(pattern.source, 'uy');
    found.lastIndex = at;
    const text = found.exec(source)?.[0];
    at += text?.length ?? 0;
    return text;
  }

  function ways(): Node[][] {
    const found = [sequence()];
    while (take(/\|/)) found.push(sequence());
    return found;
  }

  function sequence(): Node[] {
    const nodes: Node[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') nodes.push(repeated(atom()));
    return nodes;
  }

  function atom(): Node {
    if (take(/\^/)) return { kind: 'edge', at: 'start' };
    if (take(/\$/)) return { kind: 'edge', at: 'end' };
    if (take(/\((?:\?:)?(?!\?)/)) {
      const node: Node = { kind: 'group', ways: ways() };
      if (!take(/\)/)) throw new Error(`unclosed group in ${source}`);
      return node;
    }
    const one = take(/\[(?:\\.|[^\]\\])*\]|\\p\{\w+\}|\\[^1-9bBk]|[^\\()[\]{}*+?|^$]/);
    if (one === undefined) throw new Error(`${source.slice(at)} of ${source} is not known`);
    const test = new RegExp(`^${one}$`, flagsOfOne);
    tests.push(test);
    return { kind: 'char', test };
  }

  function repeated(node: Node): Node {
    const sign = take(/[*+?]|\{\d+(?:,\d*)?\}/);
    if (sign === undefined) return node;
    if (take(/[?+]/)) throw new Error(`a lazy part in ${source}`);
    const [min = '', max] = sign.slice(1, -1).split(',');
    if (sign === '*') return { kind: 'repeat', node, min: 0, max: Infinity };
    if (sign === '+') return { kind: 'repeat', node, min: 1, max: Infinity };
    if (sign === '?') return { kind: 'repeat', node, min: 0, max: 1 };
    return {
      kind: 'repeat',
      node,
      min: Number(min),
      max: max === undefined ? Number(min) : max === '' ? Infinity : Number(max),
    };
  }

  const read = { ways: ways(), tests };
  if (at < source.length) throw new Error(`${source.slice(at)} of ${source} is not known`);
  return read;
}

/** Steps until the pattern is found in the text or is known not to be there; stops counting at `most`. */
export function stepsOf({ ways }: Pattern, text: string, most: number): number {
  const signs = [...text];
  let steps = 0;

  type Then = (at: number) => boolean;
  const any = (choices: Node[][], at: number, then: Then): boolean => choices.some((nodes) => all(nodes, 0, at, then));
  const all = (nodes: Node[], next: number, at: number, then: Then): boolean => {
    const node = nodes[next];
    return node === undefined ? then(at) : one(node, at, (after) => all(nodes, next + 1, after, then));
  };
  function one(node: Node, at: number, then: Then): boolean {
    if (steps > most) return true;
    if (node.kind === 'group') return any(node.ways, at, then);
    if (node.kind === 'repeat') return again(node, 0, at, then);
    steps += 1;
    if (node.kind === 'edge') return at === (node.at === 'start' ? 0 : signs.length) && then(at);
    const sign = signs[at];
    return sign !== undefined && node.test.test(sign) && then(at + 1);
  }
  function again(node: Node & { kind: 'repeat' }, times: number, at: number, then: Then): boolean {
    const more = times < node.max && one(node.node, at, (after) => after > at && again(node, times + 1, after, then));
    return more || (times >= node.min && then(at));
  }

  for (let start = 0; start <= signs.length && steps <= most; start += 1) if (any(ways, start, () => true)) break;
  return steps;
}
