import type { Context } from 'hono';
import { expect, it, vi } from 'vitest';
import type { Visit } from '../../session/model.ts';
import type { GraphOptions } from './graph.ts';
import { graphWhenAsked } from './whenAsked.ts';

const made = vi.hoisted(() => vi.fn());
vi.mock('./graph.ts', () => ({ createGraph: made }));

it('the graph is built with the first question, and once', async () => {
  made.mockImplementation(() => async (_: Context, __: unknown, requestId: string) => new Response(requestId));
  const graph = graphWhenAsked({} as GraphOptions);
  expect(made).not.toHaveBeenCalled();
  const ask = async (id: string) => (await graph({} as Context, { shopper: {} as Visit, visitor: '' }, id)).text();
  expect(await Promise.all([ask('a'), ask('b')])).toEqual(['a', 'b']);
  expect(made).toHaveBeenCalledOnce();
});
