import { describe, expect, it } from 'vitest';
import { documents, saidOf } from './documents.server.ts';

/** A shop of one form: what is sent to it is what its next page says. */
function formOf(fields: string, attributes = 'method="post" action="/tam?x=1"') {
  const asked: string[] = [];
  const ask = async (path: string | Request, init: RequestInit = {}) => {
    const told = (value: FormDataEntryValue) => (typeof value === 'string' ? value : `<${value.name}>`);
    const parts = init.body instanceof Blob ? [...(await new Response(init.body).formData())] : undefined;
    const body = parts?.map(([name, value]) => `${name}: ${told(value)}`).join(', ') ?? String(init.body ?? '');
    asked.push(`${init.method ?? 'GET'} ${path} ${body}`.trim());
    const form = `<main><h1>Strona</h1><form ${attributes}>${fields}<button name="b" value="1">Wyślij</button></form>`;
    if (path === '/dalej') return new Response(null, { status: 303, headers: { Location: '/', 'Set-Cookie': 'a=1' } });
    return new Response(form, { headers: { 'Content-Type': 'text/html' } });
  };
  return { page: documents({ ask }), asked };
}

describe('a browser without scripts', () => {
  it('sends what a form holds, with the button that was pressed, and nothing that is switched off', async () => {
    const { page, asked } = formOf(`
      <label>Imię <input name="i"></label> <input name="no" value="1" disabled> <input type="hidden" name="h" value="2">
      <label><input type="checkbox" name="c"> Zgoda</label> <label><input type="checkbox" name="d"> Druga</label>
      <label>Kraj <select name="k"><option value="pl">Polska<option value="de">Niemcy</select></label>`);
    await page.open('/');
    page.fill({ Imię: 'Ala', Kraj: 'Niemcy' });
    page.tick('Zgoda');
    await page.press('Wyślij');
    expect(asked.at(-1)).toBe('POST /tam?x=1 i=Ala&h=2&c=on&k=de&b=1');
  });

  it('keeps a form back that lacks what is required, as browsers do, but where they are told not to', async () => {
    const fields = '<label>Imię <input name="i" required></label>';
    const kept = formOf(fields);
    await kept.page.open('/');
    await expect(kept.page.press('Wyślij')).rejects.toThrow('A browser keeps the form back: Imię');
    const sent = formOf(fields, 'method="post" novalidate');
    await sent.page.open('/tu');
    await sent.page.press('Wyślij');
    expect(sent.asked.at(-1)).toBe('POST /tu i=&b=1');
  });

  it('asks by the address where a form only asks', async () => {
    const { page, asked } = formOf('<label>Słowa <input name="text"></label>', 'action="/szukaj?old=1"');
    await page.open('/');
    page.fill({ Słowa: 'kubek z' });
    await page.press('Wyślij');
    expect(asked.at(-1)).toBe('GET /szukaj?text=kubek+z&b=1');
    expect(page.path()).toBe('/szukaj?text=kubek+z&b=1');
  });

  it('sends files as a form for files does, and an empty one for each field without any', async () => {
    const { page, asked } = formOf(
      '<label>Plik <input type="file" name="f" required></label> <label>Drugi <input type="file" name="g"></label> <input type="hidden" name="g" value="2">',
      'method="post" enctype="multipart/form-data"',
    );
    await page.open('/');
    page.pick('Plik', new File(['x'], 'x.txt'), new File(['y'], 'y.txt'));
    await page.press('Wyślij');
    expect(asked.at(-1)).toBe('POST / f: <x.txt>, f: <y.txt>, g: <>, g: 2, b: 1');
  });

  it('sends a form by its first button where Enter is pressed in a field', async () => {
    const { page, asked } = formOf('<label>Ile <input name="n"></label><button name="b" value="0">Pokaż</button>');
    await page.open('/');
    page.fill({ Ile: '3' });
    await page.enter('Ile');
    expect(asked.at(-1)).toBe('POST /tam?x=1 n=3&b=0');
  });

  it('follows where it is sent, and finds nothing in what is folded', async () => {
    const { page, asked } = formOf('<details><summary>Więcej</summary><label>Uwagi <input name="u"></label></details>');
    await page.open('/dalej');
    expect([page.path(), page.heading(), asked.length]).toEqual(['/', 'Strona', 2]);
    expect(() => page.fill({ Uwagi: 'tak' })).toThrow('There is no field Uwagi');
    await page.press('Więcej');
    page.fill({ Uwagi: 'tak' });
    expect(() => page.the('button', 'Kup')).toThrow('0 where one was meant');
  });

  it('says which page a link or a form was on, after being sent on too, and nothing where it opens an address', async () => {
    const from: unknown[] = [];
    const page = documents({
      ask: async (path, init = {}) => {
        const told = new Headers(init.headers);
        from.push([path, told.get('Referer'), told.get('Sec-Fetch-Site')]);
        if (path === '/dalej') return new Response(null, { status: 303, headers: { Location: '/tam' } });
        return new Response('<main><a href="/dalej">Dalej</a></main>');
      },
    });
    await page.open('/tu');
    await page.press('Dalej');
    const here = 'http://localhost:3000/tu';
    expect(from).toEqual([
      ['/tu', null, 'none'],
      ['/dalej', here, 'same-origin'],
      ['/tam', here, 'same-origin'],
    ]);
  });

  it('reads what is said of a field, and what is chosen of several', async () => {
    const { page } = formOf(`<label>NIP <input name="n" aria-describedby="why"></label> <p id="why">Niepoprawny NIP</p>
      <label><input type="radio" name="r" value="1"> Pierwszy</label> <label><input type="radio" name="r"> Drugi</label>`);
    await page.open('/');
    expect(saidOf(page.field('NIP'))).toBe('Niepoprawny NIP');
    page.tick('Drugi');
    page.tick('Pierwszy');
    expect(page.all('radio', /./).map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
  });
});
