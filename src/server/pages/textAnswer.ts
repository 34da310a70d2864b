const texts = new WeakMap<Response, string>();
const utf8 = new TextEncoder();

/**
 * An answer of text whose bytes `bytesOf` makes at once. Read through a Response they would be copied three times by way of a stream,
 * and the copies of a page, 300 kB outside the heap, wait until V8 collects what is old.
 */
export function textAnswer(text: string, init: ResponseInit): Response {
  const response = new Response(text, init);
  texts.set(response, text);
  return response;
}

/** All bytes of the body. The answer itself may be used up by this. */
export async function bytesOf(response: Response): Promise<Uint8Array> {
  const text = texts.get(response);
  return text === undefined ? new Uint8Array(await response.arrayBuffer()) : utf8.encode(text);
}
