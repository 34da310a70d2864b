/** What the controls of the column set going. */
export interface BuyActions {
  chooseSize(type: string): void;
  subscribe(on: boolean): void;
  /** Text while it is typed, and when typing is over. */
  type(text: string): void;
  typed(): void;
  step(direction: -1 | 1): void;
}
