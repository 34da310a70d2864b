import { describe, expect, it } from 'vitest';
import { json, SHOP, testShop } from '../testing/testShop.server.ts';

describe('the shop in the graph', () => {
  const { ask } = testShop({ files: { 'shop.yaml': `${SHOP['shop.yaml']}return_days: 30\n` }, realPages: true });
  const query = async (text: string) => {
    const { data, errors } = await (await ask('/graphql/v1/', json({ query: text }))).json();
    expect(errors).toBeUndefined();
    return data;
  };

  it('tells how it is set up, as its forms are', async () => {
    const { shop } = await query(`{ shop { name settings {
      google { mapsApiKey }
      order { personalDataProcessing { dataProcessingText emailProcessingChecked emailProcessingText withdrawalRightText } }
      client { registrationFormFields {
        isAllowedToChangeCompanyData isEmailRequired isPhoneRequired vatId
        isEmailNewsletterCheckedByDefault isSmsNewsletterCheckedByDefault } } } } }`);
    expect(shop).toMatchObject({
      name: 'Próba',
      settings: {
        google: { mapsApiKey: null },
        order: {
          personalDataProcessing: {
            emailProcessingChecked: false,
            withdrawalRightText: 'Masz 30 dni na odstąpienie od umowy bez podania przyczyny.',
          },
        },
      },
    });
    const html = await (await ask('/rejestracja')).text();
    const field = (name: string) => new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html)?.[0] ?? '';
    const has = (name: string, mark: string) => new RegExp(` ${mark}(?:=|[ />])`).test(field(name));
    expect(shop.settings.client.registrationFormFields).toEqual({
      isAllowedToChangeCompanyData: true,
      isEmailRequired: has('client_email', 'required'),
      isPhoneRequired: has('client_phone', 'required'),
      vatId: field('client_nip') !== '',
      isEmailNewsletterCheckedByDefault: has('client_mailing', 'checked'),
      isSmsNewsletterCheckedByDefault: has('client_sms', 'checked'),
    });
    expect(field('client_phone')).not.toBe('');
    expect(field('client_sms')).not.toBe('');
  });

  it('names no other service to sign in through, and no pictures of others', async () => {
    expect(
      await query('{ loginOptions { options { id } } instagram(numberOfElements: 6) { media { caption } } }'),
    ).toEqual({ loginOptions: { options: [] }, instagram: { media: [] } });
  });
});
