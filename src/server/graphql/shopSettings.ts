import { checkoutTexts } from '../../checkout/texts.ts';
import type { GraphPart } from '../../session/graphPart.ts';
import type { ShopFile } from '../../settings/shopFile.ts';
import { type TextOverrides, translate } from '../../ui/text.ts';

const typeDefs = /* GraphQL */ `
  extend type ShopResponse {
    settings: ShopSettings!
  }

  extend type Query {
    "Other services that one can sign in through: there are none"
    loginOptions(LoginOptionsInput: LoginOptionsInput): LoginOptionsResponse!
    "Pictures of an account there: the shop shows none"
    instagram(numberOfElements: Int): InstagramResponse!
  }

  type ShopSettings {
    google: GoogleSettings!
    order: OrderSettings!
    client: ClientSettings!
  }

  type GoogleSettings {
    "Always null: maps are the shop's own"
    mapsApiKey: String
  }

  type OrderSettings {
    personalDataProcessing: PersonalDataProcessing!
  }

  "What an order asks and says besides its terms"
  type PersonalDataProcessing {
    "Always null: nothing is agreed to that an order does not need"
    dataProcessingText: String
    emailProcessingChecked: Boolean!
    "Always null: the address of an order is handed to nobody"
    emailProcessingText: String
    "For how many days one can withdraw"
    withdrawalRightText: String
  }

  type ClientSettings {
    registrationFormFields: RegistrationFormFields!
  }

  type RegistrationFormFields {
    isAllowedToChangeCompanyData: Boolean!
    isEmailRequired: Boolean!
    isPhoneRequired: Boolean!
    "Whether a company is asked for its tax number"
    vatId: Boolean!
    isEmailNewsletterCheckedByDefault: Boolean!
    isSmsNewsletterCheckedByDefault: Boolean!
  }

  input LoginOptionsInput {
    redirectUrl: String
    isWholesaler: Boolean
  }

  type LoginOptionsResponse {
    options: [LoginOption!]!
  }

  type LoginOption {
    id: ID!
    loginUrl: String!
    isConnected: Boolean!
    disconnectUrl: String
  }

  type InstagramResponse {
    media: [InstagramMedia!]!
  }

  type InstagramMedia {
    directUrl: String
    siteUrl: String
    mediaType: String
    caption: String
  }
`;

/** How the shop is set up, for programs that draw its forms (docs/contract/graph.md#operations). */
export function shopSettings({ return_days: n }: Pick<ShopFile, 'return_days'>, texts: TextOverrides): GraphPart {
  const settings = () => ({
    google: { mapsApiKey: null },
    order: {
      personalDataProcessing: {
        dataProcessingText: null,
        emailProcessingChecked: false,
        emailProcessingText: null,
        withdrawalRightText: translate(checkoutTexts, texts, 'rights', { n }),
      },
    },
    client: {
      registrationFormFields: {
        isAllowedToChangeCompanyData: true,
        isEmailRequired: true,
        isPhoneRequired: false,
        vatId: true,
        isEmailNewsletterCheckedByDefault: false,
        isSmsNewsletterCheckedByDefault: false,
      },
    },
  });
  return {
    typeDefs,
    resolvers: {
      ShopResponse: { settings },
      Query: { loginOptions: () => ({ options: [] }), instagram: () => ({ media: [] }) },
    },
  };
}
