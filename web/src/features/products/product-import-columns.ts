/** Of the columns of an import, the fields whose texts call them: as the form of a product does. */
export const productImportColumns = {
  ...{ id: 'id', name: 'name', description: 'description', brand: 'brand', category: 'category', price: 'priceCents' },
  ...{ cost: 'costCents', discountPercentage: 'discountPercentage', offers: 'offers', shippingDays: 'shippingDays' },
  ...{ rating: 'rating', stock: 'stock', colors: 'colors', hasFreeShipping: 'hasFreeShipping' },
} as const;
