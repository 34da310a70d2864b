import { expect, it } from 'vitest';
import { isNoticeAsked } from './noticeAsked.ts';

it.each([
  ['', 'shop', false],
  ['sesja=1; ck_cook=1', 'shop', false],
  ['sesja=1; setRegionForced={"a":1}', 'shop', true],
  ['setZipcodeForced={}', 'order', true],
  ['setRegionForced={}; setZipcodeForced={}', 'place', false],
  ['setRegionForced={}', 'pay', false],
])('the notice about %j in a frame %s is marked: %s', (cookies, frame, asked) => {
  expect(isNoticeAsked(cookies, frame)).toBe(asked);
});
