import * as fc from 'fast-check';
import { type Form, plausible } from './forms.ts';
import { hostileName } from './values.ts';

export interface Body {
  type: string;
  content: Buffer;
}

/** Fields of a form, most of them as they should be and some not: hostile, missing, twice, or of no form at all. */
export function formFields(form: Form, value: fc.Arbitrary<string>): fc.Arbitrary<[string, string][]> {
  const wrong = fc.tuple(
    fc.nat(),
    fc.constantFrom('value', 'value', 'value', 'value', 'missing', 'twice', 'list', 'more'),
    value,
    hostileName,
  );
  return fc
    .tuple(fc.array(wrong, { minLength: 1, maxLength: 4 }), fc.nat({ max: 1_000_000 }))
    .map(([faults, unique]) => {
      const fields = form.fields.map((field): [string, string] => [field.name, plausible(field, unique)]);
      for (const [place, how, text, name] of faults) {
        const at = fields.length === 0 ? 0 : place % fields.length;
        const field = fields[at];
        if (!field || how === 'more') fields.push([name, text]);
        else if (how === 'value') field[1] = text;
        else if (how === 'missing') fields.splice(at, 1);
        else if (how === 'twice') fields.push([field[0], text]);
        else field[0] = `${field[0]}[${name}]`;
      }
      return fields;
    });
}

const BOUNDARY = 'x-witryna-hostile';

export function urlencoded(fields: readonly (readonly [string, string])[]): Body {
  const text = new URLSearchParams(
    fields.map(([key, value]): [string, string] => [key.toWellFormed(), value.toWellFormed()]),
  ).toString();
  return { type: 'application/x-www-form-urlencoded', content: Buffer.from(text) };
}

function multipart(fields: readonly (readonly [string, string])[], file: boolean): Body {
  const parts = fields.map(([key, value]) => {
    const named = file ? `; filename="${value.slice(0, 300).replace(/["\r\n]/g, '_')}"\r\nContent-Type: image/png` : '';
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${key.replace(/["\r\n]/g, '_')}"${named}\r\n\r\n${value}\r\n`;
  });
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    content: Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`),
  };
}

/** Fields as a body: of the right type, of another, of a wrong name, cut, packed or stuffed. */
export function bodyOf(fields: fc.Arbitrary<[string, string][]>, withFiles = false): fc.Arbitrary<Body> {
  const asJson = (all: [string, string][]): Body => ({
    type: 'application/json',
    content: Buffer.from(JSON.stringify(Object.fromEntries(all))),
  });
  return fc.tuple(fields, fc.integer({ min: 0, max: 29 }), fc.nat()).map(([all, how, at]) => {
    const right = withFiles ? multipart(all, how % 5 === 4) : urlencoded(all);
    if (how < 20) return right;
    if (how < 23) return multipart(all, how === 22);
    if (how === 23) return asJson(all);
    if (how === 24) return { ...right, type: 'text/plain' };
    if (how === 25) return { ...multipart(all, true), type: 'multipart/form-data' };
    if (how === 26) return { ...right, content: right.content.subarray(0, at % (right.content.length + 1)) };
    if (how === 27) return { ...right, content: Buffer.concat([right.content, Buffer.alloc(150_000, '&a[]=%')]) };
    if (how === 28) return { ...right, type: `${right.type}; charset=utf-16` };
    return {
      ...right,
      content: Buffer.from(right.content.map((byte, place) => (place % 7 === at % 7 ? byte ^ 0x80 : byte))),
    };
  });
}
