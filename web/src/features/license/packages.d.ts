declare module 'virtual:packages' {
  export const packages: readonly { name: string; version: string; license: string }[];
}
