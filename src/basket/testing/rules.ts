import { settings } from '../../delivery/testing/delivery.ts';
import { NO_REBATES, type RebateCode } from '../rebates/model.ts';
import type { BasketRules } from '../rules.ts';

/** Rules of a shop that sends for 16,90 zł, for nothing from 250 zł on, and gives no rebates. */
export const rules = (more: Partial<BasketRules> = {}): BasketRules => ({
  currency: 'PLN',
  priceType: 'gross',
  deliveryVatBp: 2300,
  delivery: {
    settings: settings(),
    methods: [
      {
        id: 'kurier',
        name: 'Kurier',
        cost: 1690,
        freeFrom: 25_000,
        cashOnDelivery: 600,
        pickUp: false,
        countries: ['PL'],
        notFor: [],
      },
      { id: 'odbior', name: 'Odbiór', cost: 0, pickUp: true, countries: ['PL'], notFor: [] },
    ],
  },
  freeDeliveryFrom: 25_000,
  rebates: NO_REBATES,
  order: {},
  ...more,
});

/** A code for 10 % off everything. */
export const aCode = (more: Partial<RebateCode> = {}): RebateCode => ({
  code: 'MINUS10',
  name: 'Taniej o 10 %',
  rebate: { percentBp: 1000 },
  oncePerCustomer: false,
  ...more,
});
