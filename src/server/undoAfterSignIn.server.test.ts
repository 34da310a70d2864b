import { expect, it } from 'vitest';
import { accountsBrowser, PASSWORD } from './testing/accountsBrowser.server.ts';
import { add } from './testing/basket.server.ts';
import { form, testShop } from './testing/testShop.server.ts';

const { ask, shop } = testShop({ realPages: true });
const { browser, registered } = accountsBrowser(ask, shop);

it('what a guest has just removed can be brought back after a sign-in, by the button of the page from before', async () => {
  const { own, login } = await registered();
  const save = form({ list: '1', product: '1001', size: '' });
  const ownList = (await own.send('/listy', save)).headers.get('Location')?.replace(/\?.*/, '') ?? '';
  await own.send(ownList, form({ remove: entryIn(await shown(own, ownList)) }));

  const guest = browser();
  await guest.send('/basketchange.php', add());
  const line = /name="remove"[^>]*value="([\w-]+)"|value="([\w-]+)"[^>]*name="remove"/.exec(
    await shown(guest, '/koszyk'),
  );
  const removedLine = line?.[1] ?? line?.[2] ?? '';
  await guest.send('/koszyk', form({ remove: removedLine }));
  const list = (await guest.send('/listy', save)).headers.get('Location')?.replace(/\?.*/, '') ?? '';
  const entry = entryIn(await shown(guest, list));
  await guest.send(list, form({ remove: entry }));

  const signedIn = await guest.send('/logowanie', form({ operation: 'login', login, password: PASSWORD }));
  expect(signedIn.status).toBe(303);

  const put = await guest.send('/koszyk', form({ back: removedLine }));
  expect(put.headers.get('Location')).toContain('wrocilo=');
  expect(await shown(guest, '/koszyk')).toContain('Kubek');
  const back = await guest.send(list, form({ restore: entry }));
  expect(back.headers.get('Location')).toMatch(new RegExp(`^${ownList}\\b`));
  expect(await shown(guest, ownList)).toContain('Kubek');
});

const shown = async (who: ReturnType<typeof browser>, path: string) =>
  (await (await who.send(path, {})).text()).replaceAll('\u00a0', ' ');
const entryIn = (html: string) => /value="([\w-]+)" aria-label="Usuń z listy: /.exec(html)?.[1] ?? '';
