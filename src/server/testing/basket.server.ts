import { productYaml } from '../../catalogue/testing/folder.server.ts';
import { form, type testShop } from './testShop.server.ts';

export const files = {
  'products/talerz.yaml': productYaml({ id: 1002, name: 'Talerz', stock: 0 }),
  'products/miska.yaml': productYaml({ id: 1003, name: 'Miska', order: { min: 2, max: 4 }, stock: 9 }),
};

/** One browser: keeps the cookies it is given until they are taken away. */
export function browser(ask: ReturnType<typeof testShop>['ask']) {
  const kept = new Map<string, string>();
  return async (path: string, init: RequestInit = {}) => {
    const headers = {
      ...(init.headers as Record<string, string>),
      ...(kept.size === 0 ? {} : { Cookie: [...kept.values()].join('; ') }),
    };
    const answer = await ask(path, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const name = pair.split('=')[0] ?? '';
      if (/; *Max-Age=0\b/i.test(cookie)) kept.delete(name);
      else kept.set(name, pair);
    }
    return answer;
  };
}

export const add = (fields: Record<string, string> = {}) =>
  form({ mode: '1', product: '1001', size: 'uniw', number: '2', getAjax: 'true', ...fields });
export const section = form({ request: '{"Basket":{}}' });
export const basketOf = async (answer: Response) => {
  const { Basket } = (await answer.json()) as { Basket: { response: { basket: Record<string, unknown> } } };
  return Basket.response.basket;
};
