import { describe, expect, it } from 'vitest';
import { downloadsView, type ShownDownload } from './view.ts';

const FILM: ShownDownload = {
  id: 'a',
  name: 'film.mp4',
  href: '/plik',
  state: 'used',
  left: 0,
  goesOn: false,
  expiresAt: 0,
};
const shown = (change: Partial<ShownDownload>) =>
  downloadsView({ status: 'sent', lines: [] }, [{ ...FILM, ...change }], {});

describe('files of an order on its page', () => {
  it('keep their link while the last try may still be ended', () => {
    expect(shown({ goesOn: true })).toMatchObject({
      ask: false,
      files: [
        {
          href: '/plik',
          words: ['To ostatnie pobranie. Jeśli się przerwie, ponów je w ciągu 6 godzin od jego początku.'],
        },
      ],
    });
  });

  it('have none, and can be asked for, once they were fetched as often as they may be', () => {
    const view = shown({});
    expect(view).toMatchObject({ ask: true, files: [{ words: ['Plik pobrano tyle razy, ile było można.'] }] });
    expect(view?.files[0]).not.toHaveProperty('href');
  });
});
