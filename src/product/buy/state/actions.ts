/** What the controls of the column set going. */
export interface BuyActions {
  chooseSize(type: string): void;
  /** Another size of the part at this place in the bundle. */
  choosePart(place: number, value: string): void;
  subscribe(on: boolean): void;
  /** Text while it is typed, and when typing is over. */
  type(text: string): void;
  typed(): void;
  step(direction: -1 | 1): void;
}
