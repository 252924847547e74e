import type { FaqCategoryKey } from '@atrium/contract/faq';

type Pairs = readonly (readonly [question: string, answer: string])[];

/** What people ask a small shop on the quay, and what it answers. */
export const sampleQuestions: Readonly<Record<FaqCategoryKey, Pairs>> = {
  payment: [
    [
      'When is my card charged?',
      'On the day your parcel leaves the quay, not on the day you order. Until then the amount is only reserved.',
    ],
    [
      'Which ways to pay do you accept?',
      'Credit and debit cards, bank transfer within 30 days for firms, and cash at the counter in Harbour Street, in the currency of the shop.',
    ],
    [
      'My payment was declined. What now?',
      'Your cart is kept. Check the expiry date and the billing address of the card, then try again or choose another way to pay.',
    ],
    [
      'Can I pay by invoice?',
      'Firms can. Choose net banking at checkout and write to us: we send an invoice, which is due 14 days after the day of issue.',
    ],
    [
      'How do I read the balance of an invoice?',
      'Zero means that it is paid. A positive amount is what you still owe, a negative one is what we owe you.',
    ],
    [
      'Do prices include tax?',
      'No. Checkout adds the tax to them before you pay, and it stands on a line of its own in the invoice, for your books.',
    ],
  ],
  delivery: [
    [
      'How long does delivery take?',
      'One to eight days. The cart shows a day for each product, counted from what Northquay Freight has room for.',
    ],
    [
      'What does delivery cost?',
      'Nothing for products that are marked with free delivery. For the others the cost is shown at checkout before you pay.',
    ],
    [
      'Do you deliver to the islands?',
      'Yes, with the Tuesday and Friday boats. In a storm the boat waits, and so does your parcel; we write to you when that happens.',
    ],
    [
      'Can I collect my order myself?',
      'Yes. Write it in the note at checkout and come to the counter between 8 and 17 from the next working day on.',
    ],
    [
      'What if nobody is at home?',
      'The carrier tries again on the next working day. After that the parcel is kept at our counter for two weeks.',
    ],
    [
      'Can I change the delivery address?',
      'Until the parcel has left, yes: write to us with the number of your order. Afterwards only the carrier can redirect it.',
    ],
  ],
  cancellationReturn: [
    [
      'How do I cancel an order?',
      'Write to us with the number of your order before it is shipped. Nothing has been charged by then, so there is nothing to wait for.',
    ],
    [
      'How long may I return something?',
      'For 30 days from the day it arrived, unused and in its box. Bread from Saltmarsh & Rye is the one exception.',
    ],
    [
      'Who pays for the way back?',
      'We do when the product is faulty or is not what you ordered. Otherwise you do, or you bring it to the counter.',
    ],
    [
      'When do I get my refund?',
      'You have your money back within five working days after the product has arrived and was looked at, by the way you paid.',
    ],
    [
      'Something arrived broken. What should I do?',
      'Keep the box, take a picture and write to us within a week. You choose between a new one and your money.',
    ],
  ],
  myOrders: [
    [
      'Where do I see what I have ordered?',
      'On the page of each of your orders. The confirmation in your mail lists every product and how many, what you paid and where it goes. Keep it: it has the number of your order.',
    ],
    [
      'Why does my cart show another delivery date today?',
      'The day is an estimate that is made again each time the cart is opened. How far an order is stands on its page: once it is on its way, with the number of the parcel.',
    ],
    [
      'Can I add a product to an order that I have placed?',
      'No, but orders of one day to one address travel in one box, so a second order costs no more to ship.',
    ],
    [
      'A product is missing from my parcel. Where is it?',
      'Large orders travel in two boxes. The slip in each box names the other. If there is no second one, write to us.',
    ],
    [
      'How do I keep something for later?',
      'Put it on your wishlist with the heart. It stays there, also on other devices, until you take it off or move it to the cart.',
    ],
  ],
  productServices: [
    [
      'How long is the guarantee?',
      'Two years on everything, five on the brass parts of lamps by Lantern Works and on instruments by Orrery.',
    ],
    [
      'Do you repair what you sell?',
      'Yes. The workshop behind the shop repairs lamps, clocks and compasses, also those bought elsewhere. You hear the price first.',
    ],
    [
      'Can I order a map of my own coast?',
      'Kestrel Maps draws to order. Send the area and the scale; a draft takes two weeks and the print by Heron Press one more.',
    ],
    [
      'What do the stars of a product mean?',
      'The mean of what buyers gave it, from one to five, rounded to a whole star. We remove no rating because it is low.',
    ],
    [
      'Are there discounts for large orders?',
      'From ten pieces of one product on. Ask for an offer before you order, because it cannot be added afterwards.',
    ],
    [
      'How do I get help with the app itself?',
      'Start with the knowledge base: it explains lists, invoices, mail and the API. What is missing there we answer by mail.',
    ],
  ],
};
