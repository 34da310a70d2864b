import type { DeliveryMethod } from '../delivery/methods.ts';
import { formatMoney } from '../kit/priceFormat.ts';
import type { PaymentMethod } from '../orders/model.ts';
import type { GraphPart } from '../session/graphPart.ts';
import { type TextOverrides, translate } from '../ui/text.ts';
import { type PaymentsOffered, paymentChoices } from './paymentChoices.ts';
import { checkoutTexts } from './texts.ts';

const typeDefs = /* GraphQL */ `
  extend type Query {
    "Ways to pay that an order may have, the same for every buyer and every kind of order"
    paymentsMethod(clientType: String, isSubscription: Boolean): PaymentsResponse!
  }

  type PaymentsResponse {
    payments: [Payment!]!
    "Always empty: no ways are put together"
    paymentsGroup: [PaymentGroup!]!
    paymentsGroupTerms: [String!]!
    settings: PaymentSettings!
  }

  type Payment {
    "payform_id of the form of an order"
    id: ID!
    name: String!
    icon: String
    icon_svg: String
    methodAsGroup: Boolean!
    "Always null: who pays online chooses a bank on the page of the provider"
    paymentChannel: PaymentGroup
    paymentSystem: PaymentSystem
    additionalClientCost: PaymentCost!
    "Always null: it has no terms beside those of the shop"
    terms: PaymentTerms
  }

  type PaymentGroup {
    id: ID!
    name: String!
    icon: String
  }

  type PaymentSystem {
    id: ID!
    name: String!
  }

  type PaymentTerms {
    supportsPaymentInitiationService: Boolean!
    paymentInitiationServiceTerms: String
  }

  "What paying so costs besides; an amount is null where it differs by the way of delivery"
  type PaymentCost {
    costPercent: Float!
    costFixedAmount: BasketMoney
    minAmount: BasketMoney
  }

  type PaymentSettings {
    "The one way there is; null while a buyer has a choice: none is taken before they choose"
    defaultPaymentMethodId: ID
  }
`;

export interface PaymentsGraphOptions {
  offered: Pick<PaymentsOffered, 'transfer' | 'online'>;
  methods: readonly Pick<DeliveryMethod, 'cashOnDelivery'>[];
  currency: string;
  texts: TextOverrides;
}

/** Ways to pay in the graph (docs/contract/graph.md#operations). */
export function paymentsGraph({ offered, methods, currency, texts }: PaymentsGraphOptions): GraphPart {
  const charges = new Set(methods.flatMap(({ cashOnDelivery: charge }) => charge ?? []));
  const [charge, ...others] = charges;
  const money = (grosze: number) => ({ value: grosze / 100, currency, formatted: formatMoney(grosze, currency) });
  const amountOf = (payment: PaymentMethod) => {
    if (payment !== 'on_delivery') return money(0);
    return charge === undefined || others.length > 0 ? null : money(charge);
  };
  // Of an order that costs something.
  const payments = paymentChoices(offered, { onDelivery: charges.size > 0, total: 1 });
  const answer = {
    payments: payments.map((id) => ({
      id,
      name: translate(checkoutTexts, texts, `pay_${id}`),
      methodAsGroup: false,
      additionalClientCost: { costPercent: 0, costFixedAmount: amountOf(id), minAmount: amountOf(id) },
    })),
    paymentsGroup: [],
    paymentsGroupTerms: [],
    settings: { defaultPaymentMethodId: payments.length === 1 ? payments[0] : null },
  };
  return { typeDefs, resolvers: { Query: { paymentsMethod: () => answer } } };
}
