import type { TextOverrides } from '../../ui/text.ts';

/** Subscriptions: their page, what an order says of them, and their e-mails. */
export const subscriptionWords: TextOverrides = {
  'subscriptions.title': 'Subscription',
  'subscriptions.titleOf': 'Subscription of order no. {number}',
  'subscriptions.every': 'A new order every {n} days',
  'subscriptions.every.one': 'A new order every {n} day',
  'subscriptions.state_active': 'Active',
  'subscriptions.state_paused': 'Paused',
  'subscriptions.state_cancelled': 'Ended',
  'subscriptions.now_active': 'We place the next order on {date}.',
  'subscriptions.now_trying': 'We cannot place the next order yet: {why} We try every day until {date}.',
  'subscriptions.now_last':
    'This will be the last one: on {date} we place an order, and after it the subscription ends.',
  'subscriptions.now_ending': 'We place the next order on {date}. The subscription ends after {n} orders.',
  'subscriptions.now_ending.one': 'We place the next order on {date}. The subscription ends after {n} order.',
  'subscriptions.now_paused': 'We order nothing until you resume the subscription.',
  'subscriptions.now_unpaid':
    'The last order was not paid in time, so we order nothing until you resume the subscription.',
  'subscriptions.now_cancelled': 'We will order nothing more.',
  'subscriptions.now_order': 'The order that it began with is cancelled or was not paid. We will order nothing more.',
  'subscriptions.now_done': 'Everything that we agreed on is ordered. We will order nothing more.',
  'subscriptions.why_things': 'these things are not there now in the quantity needed: {names}.',
  'subscriptions.why_way': 'we cannot send them as before: {names}.',
  'subscriptions.why_point': 'at this point you can no longer pay on delivery: {names}.',
  'subscriptions.why_payment': 'the shop does not accept payment in advance now.',
  'subscriptions.linesTitle': 'What is in the subscription',
  'subscriptions.nextTitle': 'Next order',
  'subscriptions.nextPrice': 'What it would cost today, with VAT and delivery.',
  'subscriptions.announced': 'We announced {amount}. We will not charge more without announcing it anew.',
  'subscriptions.how': 'We announce the price by e-mail at least {n} days before the order.',
  'subscriptions.how.one': 'We announce the price by e-mail at least {n} day before the order.',
  'subscriptions.payTransfer': 'Details for the bank transfer come in the e-mail of the order.',
  'subscriptions.payOnline':
    'We keep no cards or accounts: you pay for each order yourself, with the link of the e-mail.',
  'subscriptions.payOnDelivery': 'You pay on delivery.',
  'subscriptions.historyTitle': 'Orders of this subscription',
  'subscriptions.orderNumber': 'Order no. {number}',
  'subscriptions.manageTitle': 'Change',
  'subscriptions.pause': 'Pause the subscription',
  'subscriptions.pauseText': 'We order nothing until you resume it.',
  'subscriptions.resume': 'Resume the subscription',
  'subscriptions.resumeText': 'We place the next order on {date} at the earliest.',
  'subscriptions.skip': 'Skip the next order',
  'subscriptions.skipText': 'We then place the one after it on {date}.',
  'subscriptions.move': 'Change the date',
  'subscriptions.moveLabel': 'Date of the next order',
  'subscriptions.moveText': 'From {from} to {to}.',
  'subscriptions.moveBad': 'Choose a day from {from} to {to}.',
  'subscriptions.cancel': 'End the subscription',
  'subscriptions.cancelText': 'You can end it at any time, without giving a reason and free of charge.',
  'subscriptions.cancelLeast': 'We agreed on at least {n} orders. The subscription ends right after the last of them.',
  'subscriptions.cancelLeast.one': 'We agreed on at least {n} order. The subscription ends right after it.',
  'subscriptions.cancelAsk': 'End the subscription?',
  'subscriptions.cancelAskText':
    'This cannot be undone. Orders that are placed already stay: you cancel them on their pages.',
  'subscriptions.cancelYes': 'Yes, end the subscription',
  'subscriptions.cancelNo': 'No, leave it',
  'subscriptions.done_pause': 'Subscription paused',
  'subscriptions.done_resume': 'Subscription resumed',
  'subscriptions.done_skip': 'Next order skipped',
  'subscriptions.done_move': 'Date changed',
  'subscriptions.done_cancel': 'Subscription ended',
  'subscriptions.done_ending': 'The subscription ends after the last order that we agreed on',
  'subscriptions.doneText': 'We have sent a confirmation by e-mail.',
  'subscriptions.refused': 'This cannot be done now',
  'subscriptions.oftenText':
    'This subscription was changed many times within a short time. Try again in a few minutes.',
  'subscriptions.refusedText': 'The subscription has changed meanwhile. Its state is below.',
  'subscriptions.toOrder': 'Back to the order',
  'subscriptions.ownTitle': 'Your subscriptions',
  'subscriptions.manage': 'See and change',

  'subscriptions.mailOf': 'Subscription of order no. {number}: {names}.',
  'subscriptions.mailSee': 'See the subscription',
  'subscriptions.mailChange': 'See or change the subscription',
  'subscriptions.mailOpen': 'See, change or end the subscription',
  'subscriptions.announcedSubject': 'Next order of the subscription on {date}: {shop}',
  'subscriptions.announcedText':
    'on {date} we place the next order of your subscription. You pay {amount}, with VAT and delivery.',
  'subscriptions.dearerSubject': 'New price of an order of the subscription: {shop}',
  'subscriptions.dearerText':
    'since our announcement the price of the next order of your subscription rose from {before} to {amount}, with VAT and delivery. We have ordered nothing yet. We will do so on {date}.',
  'subscriptions.announcedHow':
    'If you agree, you need not do anything. If not, skip this order, change its date, or pause or end the subscription:',
  'subscriptions.troubleSubject': 'We cannot place an order of the subscription: {shop}',
  'subscriptions.troubleText': 'we cannot place the next order of your subscription now: {why}',
  'subscriptions.troubleUntil':
    'We have ordered nothing, and nothing needs to be paid. We will try every day until {date}.',
  'subscriptions.missedSubject': 'No order of the subscription this time: {shop}',
  'subscriptions.missedText':
    'this time we did not place an order of your subscription: {why} Nothing needs to be paid.',
  'subscriptions.missedNext': 'We place the next one on {date}. Before that we write how much it will cost.',
  'subscriptions.pausedSubject': 'Subscription paused: {shop}',
  'subscriptions.pausedText': 'your subscription is paused. We order nothing until you resume it.',
  'subscriptions.unpaidText':
    'the last order of your subscription was not paid in time, so we will not carry it out. The subscription is paused: we order nothing until you resume it.',
  'subscriptions.resumedSubject': 'Subscription resumed: {shop}',
  'subscriptions.resumedText':
    'your subscription works again. We place the next order on {date}. Before that we write how much it will cost.',
  'subscriptions.skippedSubject': 'Next order of the subscription skipped: {shop}',
  'subscriptions.skippedText':
    'we skip one order of your subscription. We place the next one on {date}. Before that we write how much it will cost.',
  'subscriptions.movedSubject': 'New date of an order of the subscription: {shop}',
  'subscriptions.movedText':
    'we place the next order of your subscription on {date}. Before that we write how much it will cost.',
  'subscriptions.cancelledSubject': 'Subscription ended: {shop}',
  'subscriptions.cancelledText':
    'your subscription has ended. We will order nothing more. Orders that are placed already stay.',
  'subscriptions.endingSubject': 'The subscription will end: {shop}',
  'subscriptions.endingText':
    'your subscription ends after {n} orders, on which we agreed. We place the next one on {date}.',
  'subscriptions.endingText.one':
    'your subscription ends after {n} order, on which we agreed. We place the next one on {date}.',

  'subscriptions.orderTitle': 'Subscription',
  'subscriptions.orderNext':
    'We place the next order on {date}. We announce its price by e-mail at least {n} days before.',
  'subscriptions.orderNext.one':
    'We place the next order on {date}. We announce its price by e-mail at least {n} day before.',
  'subscriptions.orderLast': 'This is the last order of the subscription.',
  'subscriptions.orderEnds': 'The subscription that began with it ends together with it.',
  'subscriptions.orderManage': 'You pause, change or end the subscription at any time on its page.',
  'subscriptions.orderManageLeast':
    'We agreed on at least {n} orders. You pause or change the subscription at any time on its page, and end it there afterwards.',
  'subscriptions.orderManageLeast.one':
    'We agreed on at least {n} order. You pause or change the subscription at any time on its page, and end it there afterwards.',
  'subscriptions.orderOpen': 'Your subscription',
  'subscriptions.orderPay': 'Pay for the order',

  'subscriptions.checkoutTitle': 'This is a subscription',
  'subscriptions.checkoutEvery':
    'Every {n} days we place the next order for you, the first one on {date}, until further notice.',
  'subscriptions.checkoutEvery.one':
    'Every {n} day we place the next order for you, the first one on {date}, until further notice.',
  'subscriptions.checkoutPriceUnsent':
    'Each costs {amount} with VAT, at today’s prices, and as much as the delivery that you choose.',
  'subscriptions.checkoutPrice': 'Each costs {amount}, with VAT and delivery, at today’s prices.',
  'subscriptions.checkoutNotice': 'We announce the price by e-mail at least {n} days before, also when it rises.',
  'subscriptions.checkoutNotice.one': 'We announce the price by e-mail at least {n} day before, also when it rises.',
  'subscriptions.checkoutEnd':
    'You pause or end it at any time, free of charge, with the link of each e-mail about it.',
  'subscriptions.checkoutLeast':
    'You order at least {n} deliveries, together for {amount}. Afterwards you end it at any time, free of charge, with the link of each e-mail about it.',
  'subscriptions.checkoutLeast.one':
    'You order at least {n} delivery, for {amount}. Afterwards you end it at any time, free of charge, with the link of each e-mail about it.',
};
