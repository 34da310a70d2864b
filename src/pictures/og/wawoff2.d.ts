declare module 'wawoff2/decompress.js' {
  /** TrueType bytes of a WOFF2 font. */
  export default function decompress(woff2: Uint8Array): Promise<Uint8Array>;
}
