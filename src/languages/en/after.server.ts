import type { TextOverrides } from '../../ui/text.ts';

/** After an order: withdrawing from it. Words of law are those of the English text of Directive 2011/83/EU. */
export const afterWords: TextOverrides = {
  'withdrawal.here': 'Withdraw from contract here',
  'withdrawal.title': 'Withdrawal from the contract',
  'withdrawal.lead':
    'You need not give any reason. In the first step you say what you withdraw from, in the second you confirm it.',
  'withdrawal.step': 'Step {n} of 2',
  'withdrawal.faultTitle': 'Correct the form',
  'withdrawal.stoppedTitle': 'We cannot accept this statement',
  'withdrawal.name': 'First name and surname',
  'withdrawal.order': 'Order number',
  'withdrawal.email': 'E-mail',
  'withdrawal.emailHelp': 'We send an acknowledgement to this address at once.',
  'withdrawal.scope': 'What you withdraw from',
  'withdrawal.scopeAll': 'The whole contract',
  'withdrawal.scopeAllPart': 'Everything that can be withdrawn from',
  'withdrawal.scopeSome': 'Only some of the things',
  'withdrawal.some': 'How many you return',
  'withdrawal.howMany': '{name}, how many ({unit})',
  'withdrawal.howManyHelp': 'From 0 to {most}.',
  'withdrawal.howManyStep': 'From 0 to {most}, by {step}.',
  'withdrawal.none': '0',
  'withdrawal.keptTitle': 'This cannot be withdrawn from',
  'withdrawal.kept_custom': '{name}: made to your specifications (art. 38(1)(3) of the Polish Consumer Rights Act).',
  'withdrawal.sealed':
    'Only in its unopened package, sealed for health or hygiene (art. 38(1)(5) of the Polish Consumer Rights Act): {names}.',
  'withdrawal.kept_perishable': '{name}: it spoils quickly or expires soon (art. 38(1)(4) of the Act).',
  'withdrawal.kept_files':
    '{name}: with your consent we supplied the files before the period ended (art. 38(1)(13) of the Act).',
  'withdrawal.kept_date': '{name}: a service for a specific date (art. 38(1)(12) of the Act).',
  'withdrawal.kept_service': '{name}: with your consent we performed the service fully (art. 38(1)(1) of the Act).',
  'withdrawal.kept_gift': '{name}: a free gift comes back together with everything that it was given with.',
  'withdrawal.account': 'Account number for the refund',
  'withdrawal.accountHelp':
    'You paid on delivery, so we refund by bank transfer. A Polish number has 26 digits, a foreign one starts with the code of its country. You can also give the account later.',
  'withdrawal.next': 'Next',
  'withdrawal.nameMissing': 'Give a first name and surname.',
  'withdrawal.nameLong': 'First name and surname may have at most {n} characters.',
  'withdrawal.orderWrong': 'This form is for order no. {number}.',
  'withdrawal.emailWrong': 'Give the e-mail address for the acknowledgement, for example anna@example.pl.',
  'withdrawal.nothingChosen': 'Choose at least one thing.',
  'withdrawal.quantityWrong': '{name}: give a number from 0 to {most}.',
  'withdrawal.quantityWhole': '{name}: give a whole number from 0 to {most}.',
  'withdrawal.quantityStep': '{name}: give a multiple of {step}, {most} at most.',
  'withdrawal.summaryTitle': 'Check and confirm',
  'withdrawal.summaryLead': 'We have not received anything yet. You make the statement with the button at the bottom.',
  'withdrawal.statementTitle': 'Your statement',
  'withdrawal.statement':
    'I, {name}, hereby withdraw from the contract concluded on {date}, order no. {number}, as a whole.',
  'withdrawal.statementPart':
    'I, {name}, hereby withdraw from the contract concluded on {date}, order no. {number}, in the part that consists of:',
  'withdrawal.statementLine': '{quantity} {unit} {name}',
  'withdrawal.confirmTo': 'We send the acknowledgement to {email}.',
  'withdrawal.moneyTitle': 'Money',
  'withdrawal.moneyGoods': 'For the things',
  'withdrawal.moneyDeposit': 'Deposit',
  'withdrawal.moneyDelivery': 'For delivery',
  'withdrawal.moneyTotal': 'We refund',
  'withdrawal.moneyNone': 'Nothing has been paid, so there is nothing to refund.',
  'withdrawal.moneyLate':
    'No payment has reached us yet. If the money is already on its way, we refund what no longer has to be paid.',
  'withdrawal.moneyKept': 'Of what has been paid, {amount} goes towards the rest of the order.',
  'withdrawal.pointsBack': '{n} points go back to your account.',
  'withdrawal.pointsBack.one': '{n} point goes back to your account.',
  'withdrawal.toCard': '{amount} goes back to the gift card *{tail}.',
  'withdrawal.less': 'You pay {amount} less on delivery.',
  'withdrawal.moneyLess': 'Nothing has been paid yet. You pay {amount} less on delivery.',
  'withdrawal.sameWay': 'The money goes back the way it came, within 14 days at the latest.',
  'withdrawal.byTransfer':
    'We send the money by bank transfer to the account it came from, within 14 days at the latest.',
  'withdrawal.byHand':
    'If the parcel was paid for on delivery, we refund {amount} by bank transfer, within 14 days at the latest. We write to you if we need an account number.',
  'withdrawal.byHandAccount':
    'If the parcel was paid for on delivery, we refund {amount} by bank transfer to account {account}, within 14 days at the latest.',
  'withdrawal.confirm': 'Confirm withdrawal',
  'withdrawal.back': 'Change',
  'withdrawal.doneTitle': 'Withdrawal received',
  'withdrawal.doneText':
    'We received your statement on {date} at {time}. The acknowledgement is on its way to {email}.',
  'withdrawal.doneSend': 'Send the things back by {date} at the latest, to: {seller}.',
  'withdrawal.doneBring': 'Bring or send back the things that you have already by {date} at the latest, to: {seller}.',
  'withdrawal.doneNotHanded': 'We have not handed over these things yet, so nothing needs to be returned.',
  'withdrawal.doneNotSent': 'We have not sent these things yet, so nothing needs to be sent back.',
  'withdrawal.returnTitle': 'Return without a printer',
  'withdrawal.returnCode': 'Return code: {code}',
  'withdrawal.returnHow': 'You need not print anything: the carrier accepts the parcel by this code.',
  'withdrawal.returnOpen': 'Hand in the return at the carrier’s page',
  'withdrawal.returnQr': 'QR code of the return',
  'withdrawal.toOrder': 'Back to the order',
  'withdrawal.stop_ended':
    'This order has already ended: it was cancelled or has expired. There is nothing to withdraw from.',
  'withdrawal.stop_company':
    'The right of withdrawal belongs to consumers, and of businesses to sole traders whose purchase has nothing to do with their profession. If that was so, write to us: {email}.',
  'withdrawal.stop_late':
    'The withdrawal period has expired. If the parcel came later than we assumed, write to us: {email}.',
  'withdrawal.stop_nothing': 'There is nothing left in this order that can be withdrawn from.',
  'withdrawal.stop_changed':
    'This has already been withdrawn from, or cannot be in this quantity. Check it and try again.',
  'withdrawal.stop_often':
    'Many statements for this order or to this address came within a short time. Try again in a few minutes, or send your statement to {email}: it is just as valid.',
  'withdrawal.stop_attempt': 'This form is not valid. Fill it in again.',
};
