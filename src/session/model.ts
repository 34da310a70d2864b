/** Who is asking: built once a request by the server and passed down. No room reads cookies. */
export interface Shopper {
  /** Missing until the shopper does something worth remembering. */
  session?: string;
}

/** What a section of the personal-data call (`POST /ajax/get.php`) is asked with. */
export interface SectionRequest {
  params: Readonly<Record<string, unknown>>;
  shopper: Shopper;
}

/** A room's answer to its section; it becomes `{response}` in the envelope. Null: there is no such thing. */
export type Section = (request: SectionRequest) => Promise<object | null>;
