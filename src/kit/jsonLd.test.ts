import fc from 'fast-check';
import { describe, it } from 'vitest';
import { jsonLdText } from './jsonLd.ts';

describe('jsonLdText', () => {
  it('cannot end its element', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>&/"\\!-aż', '\u2028', '\u2029', '\uD83E') }), (name) => {
        const given = `</script><!--\u2028${name}`;
        const text = jsonLdText([{ name: given, left: undefined }]);
        const read = JSON.parse(text) as { '@graph': object[] };
        return !/[<>&\u2028\u2029]/.test(text) && JSON.stringify(read['@graph']) === JSON.stringify([{ name: given }]);
      }),
    );
  });
});
