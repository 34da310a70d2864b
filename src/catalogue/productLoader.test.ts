import { expect, it } from 'vitest';
import { productLoader } from './productLoader.server.ts';
import { aProduct } from './testing/things.ts';

const shop = () => {
  const asked: (readonly number[])[] = [];
  const load = productLoader({
    products: async (ids) => {
      asked.push(ids);
      return ids.filter((id) => id < 100).map((id) => aProduct({ id }));
    },
  });
  return { asked, load };
};

it('the product loader reads all that is asked for at the same time with one question', async () => {
  const { asked, load } = shop();
  const request = {};
  const found = await Promise.all([7, 8, 7, 100].map((id) => load(request, id)));
  expect(found.map((product) => product?.id)).toEqual([7, 8, 7, undefined]);
  expect(asked).toEqual([[7, 8, 100]]);
});

it('the product loader asks again only for what the request has not asked yet', async () => {
  const { asked, load } = shop();
  const request = {};
  await load(request, 7);
  expect((await Promise.all([load(request, 7), load(request, 9)])).map((product) => product?.id)).toEqual([7, 9]);
  expect(asked).toEqual([[7], [9]]);
});

it('the product loader keeps nothing for the next request', async () => {
  const { asked, load } = shop();
  await Promise.all([load({}, 7), load({}, 7)]);
  expect(asked).toEqual([[7], [7]]);
});
