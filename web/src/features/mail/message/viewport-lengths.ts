const declaration = /(?<=^|[;{}])\s*[\w-]+\s*:[^;{}]*?\d(?:[sld]?v(?:h|b|i|min|max))\b[^;{}]*(?:;|(?=\})|$)/gi;

/**
 * A style without what is as high as its window is. A mail stands in a frame that is as high as the mail: each would grow with the other. How
 * wide the frame is does not depend on the mail.
 */
export function withoutViewport(style: string): string {
  return style.replace(declaration, '');
}
