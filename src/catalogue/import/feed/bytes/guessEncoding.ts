/**
 * Polish letters whose bytes tell windows-1250 from ISO 8859-2: ą, ś, ź and their capitals. What these bytes mean in the
 * other encoding is hardly ever written.
 */
const WINDOWS_1250 = [0xb9, 0x9c, 0x9f, 0xa5, 0x8c, 0x8f];
const ISO_8859_2 = [0xb1, 0xb6, 0xbc, 0xa1, 0xa6, 0xac];

/** Guesses the encoding of a file that names none, from all of its bytes. */
export interface EncodingGuess {
  add(bytes: Uint8Array): void;
  result(): 'utf-8' | 'windows-1250' | 'iso-8859-2';
}

export function guessEncoding(): EncodingGuess {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const counts = new Uint32Array(256);
  let isUtf8 = true;
  return {
    add(bytes) {
      if (isUtf8) {
        try {
          decoder.decode(bytes, { stream: true });
        } catch {
          isUtf8 = false;
        }
      }
      // Bytes of a UTF-8 file are counted too: the first that is none of it may come late.
      for (let at = 0; at < bytes.length; at += 1) {
        const byte = bytes[at] ?? 0;
        if (byte > 0x7f) counts[byte] = (counts[byte] ?? 0) + 1;
      }
    },
    result() {
      if (isUtf8) return 'utf-8';
      const votes = (bytes: readonly number[]) => bytes.reduce((sum, byte) => sum + (counts[byte] ?? 0), 0);
      return votes(ISO_8859_2) > votes(WINDOWS_1250) ? 'iso-8859-2' : 'windows-1250';
    },
  };
}
