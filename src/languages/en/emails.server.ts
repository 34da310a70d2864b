import type { TextOverrides } from '../../ui/text.ts';

/**
 * E-mails of an order that was placed in English, and of the newsletter. The instructions on withdrawal and the model form are
 * those of the English text of Directive 2011/83/EU, annex I.
 */
export const emailWords: TextOverrides = {
  'mail.hello': 'Hello,',
  'mail.regards': 'Kind regards',
  'mail.linkBelow': '{label}: {href}',
  'mail.company': '{name}, {street}, {postcode} {city}, NIP {nip}',

  'orderMail.open': 'See the order',
  'orderMail.pay': 'Pay {amount}',
  'orderMail.placedSubject': 'Order no. {number} received: {shop}',
  'orderMail.placed':
    'thank you for order no. {number}, placed on {date} at {time}. This letter confirms the contract. Keep it: it holds everything that we agreed on.',
  'orderMail.nextTransfer':
    'We wait for your bank transfer until {date}. Its details are below. When it comes, we set to work.',
  'orderMail.nextOnline': 'The order waits for payment until {date}, {time}. You pay on the page of the order.',
  'orderMail.nextWork': 'We set to work. We write when the parcel leaves.',
  'orderMail.nextNothingTravels': 'We set to work. We write about each further step.',
  'orderMail.linesTitle': 'What you order',
  'orderMail.deliveryTitle': 'Delivery',
  'orderMail.deliveryNone': 'We send nothing by parcel.',
  'orderMail.paymentTitle': 'Payment',
  'orderMail.paidByCard': 'The gift card *{tail} paid {amount}.',
  'orderMail.payOnDelivery': 'You pay {amount} on delivery.',
  'orderMail.buyerTitle': 'Your details',
  'orderMail.invoiceTitle': 'Details for the invoice',
  'orderMail.remarksTitle': 'Your remarks',
  'orderMail.consentsTitle': 'Your consents',
  'orderMail.sellerTitle': 'Seller',
  'orderMail.seller': '{name}, {street}, {postcode} {city}, {country}\nNIP {nip}\ne-mail {email}, tel. {phone}',
  'orderMail.sellerKrs':
    '{name}, {street}, {postcode} {city}, {country}\nNIP {nip}, KRS {krs}\ne-mail {email}, tel. {phone}',
  'orderMail.withdrawTitle': 'Right of withdrawal',
  'orderMail.withdrawRight':
    'You have the right to withdraw from this contract within {n} days without giving any reason.',
  'orderMail.withdrawFrom':
    'The withdrawal period counts from the day on which you acquire, or a third party other than the carrier and indicated by you acquires, physical possession of the goods. With several parcels the last one counts, with a subscription the first one. For services and digital content it counts from the day of the conclusion of the contract. To meet the deadline, it is sufficient for you to send your communication before the withdrawal period has expired.',
  'orderMail.withdrawHow':
    'You withdraw on the page of the order, with the button “Withdraw from contract here”; you receive an acknowledgement with date and time at once. You can also write to {email} or send a letter to the address of the seller, in your own words or on the model form below.',
  'orderMail.withdrawButton': 'Withdraw from contract here',
  'orderMail.withdrawEffect':
    'If you withdraw from this contract, we reimburse to you all payments received from you, including the costs of the least expensive type of standard delivery offered by us, not later than 14 days from the day on which we are informed about your decision, using the same means of payment as you used, unless you have expressly agreed otherwise. We may withhold reimbursement until we have received the goods back or you have supplied evidence of having sent back the goods, whichever is the earliest.',
  'orderMail.withdrawBring':
    'Bring or send back the goods to the address of the seller not later than 14 days from the day on which you withdraw. You have to bear the direct cost of returning the goods, unless we have agreed to bear it. You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
  'orderMail.withdrawReturn':
    'Send back the goods to the address of the seller not later than 14 days from the day on which you withdraw. You have to bear the direct cost of returning the goods, unless we have agreed to bear it. You are only liable for any diminished value of the goods resulting from the handling other than what is necessary to establish the nature, characteristics and functioning of the goods.',
  'orderMail.withdrawSealed':
    'We take these back in their unopened package, sealed for health or hygiene, and not once it is opened: {names}.',
  'orderMail.withdrawNot': 'The right of withdrawal does not cover these items: {names}.',
  'orderMail.why_custom': '{name} (made to your specifications)',
  'orderMail.why_perishable': '{name} (spoils quickly or expires soon)',
  'orderMail.why_files': '{name} (files supplied with your consent before the period ended)',
  'orderMail.why_date': '{name} (a service for a specific date)',
  'orderMail.why_service': '{name} (a service fully performed with your consent)',
  'orderMail.withdrawServices':
    'If a service began at your request during the withdrawal period, after withdrawing you pay for what has been provided until then; once it has been fully performed, you can no longer withdraw.',
  'orderMail.withdrawFiles':
    'You may withdraw from a contract for files until we hand them out: {names}. With your consent we hand them out as soon as they are paid for.',
  'orderMail.formTitle': 'Model withdrawal form',
  'orderMail.form':
    '(complete and return this form only if you wish to withdraw from the contract)\n\nTo: {seller}\n\nI/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*) / for the supply of the following digital content (*):\n\nOrdered on (*) / received on (*):\n\nName of consumer(s):\n\nAddress of consumer(s):\n\nSignature of consumer(s) (only if this form is notified on paper):\n\nDate:\n\n(*) Delete as appropriate.',
  'orderMail.formSeller': '{name}, {street}, {postcode} {city}, e-mail: {email}',
  'orderMail.complaintTitle': 'Complaints',
  'orderMail.complaint':
    'We are liable for the conformity of the goods with the contract; if they do not conform, you can demand repair or replacement, and when that fails, a reduction of the price or a refund. Send a complaint to {email} or to the address of the seller. We answer within 14 days.',
  'orderMail.termsText': 'The terms of the shop complete the contract.',
  'orderMail.termsAttached':
    'The terms of the shop complete the contract. Their wording at the moment of the order is attached, in Polish.',
  'orderMail.termsLabel': 'Terms',

  'orderMail.paidSubject': 'Order no. {number} paid: {shop}',
  'orderMail.paid': 'we have your payment for order no. {number}: {amount}. The order is paid, we set to work.',
  'orderMail.paidLater': 'we have your payment for order no. {number}: {amount}. The order is paid.',
  'orderMail.handedSubject': 'Order no. {number} ready: {shop}',
  'orderMail.handed': 'order no. {number} is ready. Everything that comes by e-mail is below.',
  'orderMail.sentSubject': 'Order no. {number} is on its way: {shop}',
  'orderMail.sent': 'order no. {number} has left us. Delivery: {way}.',
  'orderMail.sentPoint': 'The parcel will wait at point {code}.',
  'orderMail.shipment': 'Number of the parcel: {number}',
  'orderMail.track': 'Track the parcel',
  'orderMail.shipmentSubject': 'Number of the parcel, order no. {number}: {shop}',
  'orderMail.shipmentOf': 'we have the number of the parcel with order no. {number}.',
  'orderMail.invoiceSubject': 'Invoice for order no. {number}: {shop}',
  'orderMail.invoiceOf':
    'we have issued the invoice for order no. {number}. It is in KSeF, the Polish system of e-invoices.',
  'orderMail.invoice': 'Number of the invoice in KSeF: {number}',
  'orderMail.invoiceOpen': 'See the invoice in KSeF',
  'orderMail.invoiceCode': 'QR code of the invoice: it leads to it in KSeF',
  'orderMail.readySubject': 'Order no. {number} waits to be collected: {shop}',
  'orderMail.ready': 'order no. {number} is ready and waits for you. {way}.',
  'orderMail.sentRights':
    'From the day you receive it you have {n} days to withdraw from the contract, without giving any reason.',
  'orderMail.cancelledSubject': 'Order no. {number} cancelled: {shop}',
  'orderMail.cancelled': 'order no. {number} of {date} is cancelled. We send nothing, and it need not be paid for.',
  'orderMail.cancelledPaid': 'If the money is already on its way, we refund it when it reaches us.',
  'orderMail.pointsBack': 'The points that paid for it are back on your account.',
  'orderMail.expiredSubject': 'Order no. {number} expired: {shop}',
  'orderMail.expired':
    'the payment for order no. {number} of {date} did not come in time, so the order has expired. Nothing needs to be done.',
  'orderMail.expiredLate':
    'If the money is already on its way, we take the order up again as long as the things are still there. If they are not, we refund the money.',
  'orderMail.refundSubject': 'Refund for order no. {number}: {amount}',
  'orderMail.refund': 'we refund {amount} for order no. {number}.',
  'orderMail.refundSameWay': 'The money goes back the way it came, within 14 days at the latest.',
  'orderMail.refundTransfer':
    'We send the money by bank transfer to the account it came from, within 14 days at the latest.',
  'orderMail.refundCollected': 'We send the money by bank transfer, within 14 days at the latest.',
  'orderMail.withdrawnSubject': 'Acknowledgement of withdrawal, order no. {number}: {shop}',
  'orderMail.withdrawn':
    'we confirm that on {date} at {time} we received your statement of withdrawal from the contract.',
  'orderMail.withdrawnStatement': 'Your statement',
  'orderMail.withdrawnMoney': 'Money',
  'orderMail.withdrawnBack': 'What to send back',
  'orderMail.withdrawnBackText':
    'Send back the things that you withdraw from by {date} at the latest, to: {seller}. You have to bear the direct cost of returning them, unless we have agreed to bear it.',
  'orderMail.withdrawnNotSent': 'We have not sent these things yet, so nothing needs to be sent back.',
  'orderMail.withdrawnBring': 'What to return',
  'orderMail.withdrawnBringText':
    'Bring or send back the things that you withdraw from and have already by {date} at the latest, to: {seller}. You have to bear the direct cost of returning them, unless we have agreed to bear it.',
  'orderMail.withdrawnNotHanded': 'We have not handed over these things yet, so nothing needs to be returned.',
  'orderMail.returnSubject': 'Return code, order no. {number}: {shop}',
  'orderMail.return': 'the carrier has issued a code by which you send back things of order no. {number}.',
  'orderMail.linkSubject': 'Your order no. {number}: {shop}',
  'orderMail.link': 'here is the link to order no. {number} of {date}.',
  'orderMail.linkWithdraw':
    'On the page of the order you withdraw from the contract with the button “Withdraw from contract here”.',
  'orderMail.linkWhy':
    'We write because somebody gave the number of this order and this address on the shop’s page. If it was not you, do nothing.',

  'newsletter.mailConfirmSubject': 'Confirm the newsletter: {shop}',
  'newsletter.mailConfirm':
    'this address is to receive the newsletter of the shop {shop}. The subscription has to be confirmed by {date}.',
  'newsletter.mailConfirmButton': 'Confirm the subscription',
  'newsletter.mailConfirmWhy':
    'We write because on {date} somebody gave this address on the shop’s page. If it was not you, do nothing: we delete an address that is not confirmed by ourselves.',
  'newsletter.mailWelcomeSubject': 'Newsletter confirmed: {shop}',
  'newsletter.mailWelcome': 'the newsletter of the shop {shop} will come to this address.',
  'newsletter.mailKnownSubject': 'Newsletter: {shop}',
  'newsletter.mailKnown':
    'this address already receives the newsletter of the shop {shop}, so nothing more needs to be done.',
  'newsletter.mailLeave': 'Consent to the newsletter of {date}. You can withdraw it at any time.',
  'newsletter.mailLeaveLabel': 'Unsubscribe',

  'downloads.mailLeft': 'The links work until {date}. You can download each file {n} times.',
  'downloads.mailLeft.one': 'The links work until {date}. You can download each file {n} time.',
  'downloads.mailSecret': 'Whoever has the link can download the file, so do not pass it on.',

  'giftCards.subject': 'Your gift cards: {shop}',
  'giftCards.subject.one': 'Your gift card: {shop}',
  'giftCards.mail': 'here are the gift cards of order no. {number}.',
  'giftCards.mail.one': 'here is the gift card of order no. {number}.',
  'giftCards.mailHow':
    'Number and PIN are typed in the basket, in the field for gift cards. A card can pay for all or for a part, and the rest stays on the card. A gift card cannot be bought with it.',
  'giftCards.mailSecret':
    'Whoever knows number and PIN can pay with the card. Show them only to the person you give it to.',
  'giftCards.mailShop': 'Go to the shop',
  'giftCards.refundSubject': 'Refund to the gift card, order no. {number}: {amount}',
  'giftCards.refund':
    'for order no. {number} we refunded {amount} to the gift card *{tail}. The money is on it already. If the card had expired, we made it valid for a year more.',
};
