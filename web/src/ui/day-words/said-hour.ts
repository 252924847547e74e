/** A number is an hour where it is said as one and ends what is said: "at 9", and not "look at 18 boxes". */
const saidHour = /^(?:at|um|às|الساعة) \d{1,2}$/iu;
const endOfSaid = /^\s*(?:$|[,،.;!?])/u;
const bareNumbers = /^(?:\D*\d{1,2}|\d{1,2}\s?(?:[-–]|to|till|until|bis|à|a|até|إلى)\s?\d{1,2})$/iu;
const bareClock = /^\d{1,2}\s?o\W?\s?clock$/iu;

/** "The 5pm call" is called so. Without those that stand for "at" where somebody leaves out an accent: "as 14h". */
const article = /(?<!\p{L})(?:the|my|our|der|die|das|de[nms]|eine?[nmrs]?|les?|la|une?|du|o|uma?|d[oa])\s$/iu;

/** Whether words in which a number stands are an hour, and neither so many things, from one number to another, nor a part of a name. */
export function isHourSaid(words: string, before: string, after: string): boolean {
  const isLast = endOfSaid.test(after);
  if (bareNumbers.test(words)) return saidHour.test(words) && isLast;
  return isLast || !(bareClock.test(words) || article.test(before));
}
