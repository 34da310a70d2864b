/** A function that runs inside the page: it may use nothing from around it, and what goes in and out must survive JSON. */
export type InPage<Asked, Answer> = (asked: Asked) => Answer;

/** Something on the page that was found. */
export type Found = { press(): Promise<void>; type(text: string): Promise<void> };

/** The little that engines do each in their own way; all else is built on it once. */
export type Driver = {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  ask<Asked, Answer>(look: InPage<Asked, Answer>, asked: Asked): Promise<Answer>;
  find<Asked>(find: InPage<Asked, Element | null>, asked: Asked): Promise<Found | undefined>;
  /** What console and pages have complained about so far, as far as the engine tells. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
};
