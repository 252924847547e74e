/**
 * What every shop begins with is called so. While nobody calls it something else, the interface, letters and invoices have
 * a word for it in each language.
 */
export const usualDeliveryName = 'Standard delivery';
