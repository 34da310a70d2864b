import * as v from 'valibot';
import { fromDecimalNumber, parseMoney } from '../kit/moneyText.ts';

/** Building blocks of every file of a shop. Each carries the words and the example that a mistake is reported with. */

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const datePattern = /^(?:[+-]\d{1,4}[dh]|\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2})?)$/;

const MONEY = 'an amount of 0 or more with at most two decimals';

/** An amount as a merchant writes it, in the currency of the shop; becomes grosze. */
export const money = () =>
  v.pipe(
    v.union([v.number(), v.string()]),
    v.description(MONEY),
    v.examples([84.5]),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const value = typeof dataset.value === 'number' ? fromDecimalNumber(dataset.value) : parseMoney(dataset.value);
      if (value === undefined || value < 0) {
        addIssue({ message: MONEY, expected: 'amount' });
        return NEVER;
      }
      return value;
    }),
  );

/** A day or a moment; `-5d`, `+8d`, `-3h` count from the day the shop was first opened. */
export const date = () =>
  v.pipe(
    v.string(),
    v.regex(datePattern, 'a date 2026-11-29, a moment 2026-11-29 18:00, or a distance such as -5d'),
    v.description('a date 2026-11-29, a moment 2026-11-29 18:00, or a distance such as -5d from the first opening'),
    v.examples(['2026-11-29']),
  );

export const slug = () =>
  v.pipe(
    v.string(),
    v.regex(slugPattern, 'a short name of a-z, 0-9 and hyphens'),
    v.description('a short name of a-z, 0-9 and hyphens'),
    v.examples(['kubek-codzienny']),
  );

export const text = (most = 300) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, 'a text that is not empty'),
    v.maxLength(most, `a text of at most ${most} characters`),
    v.description('a text'),
  );

export const markdown = () =>
  v.pipe(v.string(), v.maxLength(100_000, 'a text of at most 100 000 characters'), v.description('Markdown'));

export const whole = (least = 0, most = 1_000_000_000) =>
  v.pipe(
    v.number(),
    v.integer(`a whole number from ${least}`),
    v.minValue(least, `a whole number from ${least}`),
    v.maxValue(most, `a whole number up to ${most}`),
    v.description(`a whole number from ${least}`),
    v.examples([Math.max(1, least)]),
  );

/** A quantity in the product's unit, e.g. 0.5 of a kilogram; checked against the unit's precision at import. */
export const amount = () =>
  v.pipe(
    v.number(),
    v.minValue(0, 'a quantity of 0 or more'),
    v.maxValue(1_000_000_000),
    v.description('a quantity of 0 or more in the unit of the product'),
    v.examples([10]),
  );

export const percent = () =>
  v.pipe(
    v.number(),
    v.minValue(0, 'a percentage from 0 to 100'),
    v.maxValue(100, 'a percentage from 0 to 100'),
    v.description('a percentage from 0 to 100'),
    v.examples([8]),
  );

export const colour = () => v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'a colour #22398f'), v.examples(['#22398f']));

export const pictureFile = () =>
  v.pipe(
    v.string(),
    v.regex(/^[a-zA-Z0-9][\w./-]*\.(?:jpe?g|png|webp|avif|JPE?G|PNG|WEBP|AVIF)$/, 'the name of a picture in pictures/'),
    v.check((name) => !name.includes('..'), 'the name of a picture in pictures/'),
    v.description('the name of a picture in pictures/'),
    v.examples(['kubek-kobalt-1.jpg']),
  );

/** The colour of a dot, or an upper and a lower one. */
export const dotColour = () =>
  v.union([colour(), v.pipe(v.array(colour()), v.length(2, 'two colours, the upper one first'))]);
