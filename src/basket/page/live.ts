/** What came of a form. */
export interface ShownAnswer {
  kind: 'ok' | 'err';
  title: string;
  text?: string;
  link?: { href: string; label: string };
  /** A line that may be put back. */
  undo?: { line: string; name: string };
  /** Said and seen in its place already: no more than heard. */
  quiet?: boolean;
}

/** How the page speaks with the shop once scripts are there. */
export interface BasketLive {
  send(form: FormData): void;
  busy: boolean;
  /** Of the last form that was sent. */
  answer: ShownAnswer | undefined;
  /** Counts answers, so that each is met once. */
  turn: number;
}
