import type { TextOverrides } from '../../ui/text.ts';

/** E-mails about products: what is back, cheaper, recalled, or waits for an opinion; and the pages that their links open. */
export const noticeEmailWords: TextOverrides = {
  'notify.subject': 'Back in stock: {name}',
  'notify.body': 'you can buy this again: {name}.',
  'notify.nameWithSize': '{name}, {size}',
  'notify.noReservation': 'We do not set pieces aside: we sell them in the order in which orders come.',
  'notify.open': 'See the product',
  'notify.why': 'We write once, because on {date} somebody asked for it on the page of the product with this address.',
  'notify.removeLabel': 'Remove my address',
  'notify.removeTitle': 'Back-in-stock messages',
  'notify.removeAsk':
    'We will remove the address {email} from the messages about what is back in stock. We will not write about other products that it waits for either.',
  'notify.removeButton': 'Remove the address',
  'notify.removed': 'The address is removed. We will not write about anything being back.',
  'notify.removeGone': 'This link no longer works: the address was removed before, or the time of the link has passed.',

  'priceAlert.nameWithSize': '{name}, {size}',
  'priceAlert.confirmSubject': 'Confirm the price alert: {name}',
  'priceAlert.confirmMail':
    'somebody asked us to write to this address when the price falls: {name}. If it was you, confirm it by {date}.',
  'priceAlert.confirmMailButton': 'I confirm',
  'priceAlert.confirmMailWhy':
    'It was asked for on {date} on the page of the product. Unless it is confirmed we do not write again, and we delete the address.',
  'priceAlert.fellSubject': 'Price reduced: {name}',
  'priceAlert.fell': '{name} now costs {price}.',
  'priceAlert.fellLowest': 'Lowest price in the 30 days prior to the reduction: {price}.',
  'priceAlert.fellLowestSinceOffer': 'Lowest price since it was first offered: {price}.',
  'priceAlert.fellBefore': 'The price that we saw before was {price}.',
  'priceAlert.open': 'See the product',
  'priceAlert.why': 'We write because on {date} price alerts for this product were confirmed from this address.',
  'priceAlert.leaveLabel': 'Do not write any more',

  'recalls.emailSubject': 'Product safety recall: {name}',
  'recalls.emailBought': 'order no. {number} contains a product that must not be used any more: {name}.',
  'recalls.emailMore': 'See the whole notice',
  'recalls.emailOrder': 'See the order',

  'opinionRefusal.subject': 'Why we do not show your review: {shop}',
  'opinionRefusal.text':
    'We do not show your review of {name} of {date} in the shop: to nobody, in no country, without an end date.',
  'opinionRefusal.yours': 'Your review',
  'opinionRefusal.reason': 'The reason',
  'opinionRefusal.ground':
    'The rules for reviews stand beside the form: we refuse insults, advertisements and texts that are not about the product. We refuse none because it is bad.',
  'opinionRefusal.person': 'A person who read it decided this. No program had a part in it.',
  'opinionRefusal.disagree': 'Do you disagree?',
  'opinionRefusal.again': 'Write to {email}: we will read it once more and answer. You may also go to court.',
  'opinionRefusal.rules': 'The rules for reviews',
  'opinionRefusal.why':
    'We write because your account or order has this address, and a decision about a review needs reasons (Digital Services Act, art. 17).',
  'opinionAsking.subject': 'How do you like it? Order no. {number}: {shop}',
  'opinionAsking.text':
    'Order no. {number} was completed some time ago. Tell others what is worth knowing before they buy, also what did not go well. Your review appears with the note “Review confirmed by a purchase”.',
  'opinionAsking.button': 'Write a review: {name}',
  'opinionAsking.thanks':
    'For a review, good or bad, we thank you with: {what}. We send the code by e-mail, and say beside the review that something was given for it.',
  'opinionAsking.once': 'Each link works once, until {date}.',
  'opinionAsking.why': 'We write because order no. {number} has this address.',
  'opinionAsking.leave': 'Do not ask me for reviews any more',
  'opinionAsking.thanksSubject': 'Thank you for your review: {shop}',
  'opinionAsking.thanksText': 'Thank you for your review of {name}. We promised you for it: {what}.',
  'opinionAsking.thanksCode': 'Your code: {code}',
  'opinionAsking.lead': 'We read it and show it beside the product with the note “Review confirmed by a purchase”.',
  'opinionAsking.unknown': 'There is nothing at this address. Check that the link of the e-mail is complete.',
  'opinionAsking.used': 'Somebody has already written a review by this link. Each link works once.',
  'opinionAsking.expired': 'This link no longer works: 90 days have passed.',
  'opinionAsking.ended':
    'This link does not work: the product of this order was given back, or the order was not carried out.',
  'opinionAsking.soldNoMore': 'This product is no longer in the shop, so there is no place to show a review.',
  'opinionAsking.product': 'See the product',
  'opinionAsking.leaveTitle': 'E-mails that ask for reviews',
  'opinionAsking.leaveAsk': 'Never ask for reviews at {email} again?',
  'opinionAsking.leaveButton': 'Do not ask any more',
  'opinionAsking.left': 'We will not send such e-mails to this address any more.',
  'opinionAsking.leaveGone': 'This link does not work. Check that it is complete.',
};
