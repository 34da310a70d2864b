import { HOME_COUNTRY } from '../delivery/methods.ts';
import { countryName, countryOf } from '../forms/countries.ts';
import { wireMessages } from '../forms/messages.ts';
import type { Result } from '../kit/result.ts';
import type { GraphPart } from '../session/graphPart.ts';
import type { Shopper, Visit } from '../session/model.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import type { RegionError, Regions } from './service.server.ts';
import { regionTexts } from './texts.ts';
import { regionTypeDefs } from './typeDefs.ts';

interface Context {
  shopper: Visit;
}
interface RegionInput {
  billingRegionId?: string | null;
  deliveryRegionId?: string | null;
  areForced?: boolean | null;
}
interface ZipcodeInput {
  billingZipcode?: string | null;
  deliveryZipcode?: string | null;
}

const SUCCESS = { status: 'success' };

/** Words of a refusal. */
export const regionMessage = (error: RegionError, texts: TextOverrides): string =>
  error.code === 'insecure'
    ? translate(regionTexts, texts, 'insecure')
    : wireMessages(error, texts)
        .map(({ message }) => message)
        .join(' ');

/** Country and postcode of delivery in the graph (docs/contract/graph.md#operations); each shopper changes only their own. */
export function regionGraph(regions: Regions, texts: TextOverrides): GraphPart {
  const answer = (done: Result<unknown, RegionError>) =>
    done.ok
      ? SUCCESS
      : { status: 'error', error: { code: done.error.code, message: regionMessage(done.error, texts) } };
  return {
    typeDefs: regionTypeDefs,
    resolvers: {
      Query: {
        shippingCountries: async (
          _: unknown,
          { ShippingCountriesInput: asked }: { ShippingCountriesInput?: { includeDeliveryProfile?: boolean | null } },
          { shopper }: { shopper: Shopper },
        ) => {
          const { countries } = regions;
          const chosen = (await regions.of(shopper)).delivery;
          const usual = asked?.includeDeliveryProfile ? (await regions.usualOf(shopper))?.country : undefined;
          const selected =
            [chosen, usual].find((code) => code !== undefined && countries.includes(code)) ?? HOME_COUNTRY;
          return countries.map((code) => ({
            id: String(countryOf(code)?.number ?? code),
            name: countryName(code),
            selected: code === selected,
            provinces: [],
            provinceTypes: [],
          }));
        },
      },
      Mutation: {
        setRegion: async (
          _: unknown,
          { SetRegionInput: asked }: { SetRegionInput: RegionInput },
          { shopper }: Context,
        ) =>
          answer(
            await regions.setRegion(shopper, {
              delivery: asked.deliveryRegionId ?? undefined,
              billing: asked.billingRegionId ?? undefined,
              quiet: asked.areForced === false,
            }),
          ),
        setTemporaryZipcode: async (
          _: unknown,
          { SetTemporaryZipcodeInput: asked }: { SetTemporaryZipcodeInput: ZipcodeInput },
          { shopper }: Context,
        ) =>
          answer(
            await regions.setZipcode(shopper, {
              delivery: asked.deliveryZipcode ?? undefined,
              billing: asked.billingZipcode ?? undefined,
            }),
          ),
        unsetTemporaryRegion: async (_: unknown, __: unknown, { shopper }: Context) => {
          await regions.unsetRegion(shopper);
          return SUCCESS;
        },
        unsetTemporaryZipcode: async (_: unknown, __: unknown, { shopper }: Context) => {
          await regions.unsetZipcode(shopper);
          return SUCCESS;
        },
      },
    },
  };
}
