/** How lists and documents write a day: "22 de nov. de 2026" is wider than a column has room for, and people write 22/11/2026. */
export function dateStyleOf(language: string): 'medium' | 'short' {
  return language.startsWith('pt') ? 'short' : 'medium';
}
