/** The rest of a text cannot be read; `line`, from 1, says where that begins. */
export class TextBroken extends Error {
  override name = 'TextBroken';
  readonly line: number;
  constructor(reason: string, line: number) {
    super(reason);
    this.line = line;
  }
}
