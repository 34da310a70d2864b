/** A form for files, as browsers send it. Of its own: `FormData` sends a file without a name as words, where browsers send a file. */
export function inParts(sent: readonly (readonly [string, string | File])[]): Blob {
  const BOUNDARY = '----documents';
  const quoted = (words: string) => `"${words.replaceAll('"', '%22')}"`;
  const parts = sent.flatMap(([name, value]) => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name=${quoted(name)}`;
    if (typeof value === 'string') return [`${head}\r\n\r\n${value.replaceAll(/\r?\n/g, '\r\n')}\r\n`];
    const type = value.type || 'application/octet-stream';
    return [`${head}; filename=${quoted(value.name)}\r\nContent-Type: ${type}\r\n\r\n`, value, '\r\n'];
  });
  return new Blob([...parts, `--${BOUNDARY}--\r\n`], { type: `multipart/form-data; boundary=${BOUNDARY}` });
}
