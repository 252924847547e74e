const ownAccount = 'You are among them, and nobody deletes themselves. Close your own account in your settings.';
const othersMatch = 'Others match by now. Look at the list again.';
const twoStepsOff = 'Two-step sign-in is off already.';
const notLeft = 'This mail has not left yet. Call it back first.';
const tooManyFiles = 'You have uploaded 200 files that nothing refers to. Try again tomorrow.';

/** By call and status, what calls say in cases that no proof of theirs in api/tests/routes has: other tests meet these, or hardly anybody does. */
export const writtenRefusals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  register: { 403: 'Registration is closed here. Ask an administrator for an invitation.' },
  verifyEmail: { 404: 'There is no such account.', 409: 'Another account has this e-mail address.' },
  renewRecoveryCodes: { 409: twoStepsOff },
  endTwoSteps: { 409: twoStepsOff },
  closeAccount: { 409: 'You are the last administrator. Make somebody else one first.' },
  deleteUser: { 409: ownAccount },
  setUserConnections: { 409: 'Amara Okafor has no account yet. Invite them first.' },
  deleteEmployees: { 409: othersMatch },
  toggleBookmark: { 409: 'There is room for 100 bookmarks. Take some away first.' },
  addFriend: { 409: 'You are your own friend already.' },
  voteInPoll: { 409: 'This poll is over.' },
  listMails: { 404: 'There is no such label.' },
  addMailDraft: { 409: 'This mail has left already.' },
  updateMailDraft: { 409: 'This draft was changed elsewhere in the meantime.' },
  deleteMailDraft: { 409: notLeft },
  updateMails: { 409: notLeft },
  addTrustedSender: { 409: 'There are 1000 trusted senders already, and no more can be kept.' },
  updatePost: { 409: 'Another post has this address.' },
  uploadInvoiceLogo: { 409: tooManyFiles },
  uploadPostPicture: { 409: tooManyFiles },
  uploadFile: { 409: tooManyFiles },
  removeEvent: { 409: 'You have said already that you do not come.' },
  addToWishlist: { 409: 'A wishlist holds 1000 products. Take some off first.' },
  deleteInvoicePayment: { 409: 'This payment was refunded. Delete the refund first.' },
  payWithCredit: { 409: 'An invoice has at most 500 payments.' },
  updateExchangeRates: { 409: 'There are at most 30 exchange rates.' },
  sendQuote: { 409: 'This quote is being changed by others. Try again.' },
};
