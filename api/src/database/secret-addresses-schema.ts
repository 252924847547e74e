/** Ways in for programs that cannot sign in: whoever knows the address reads what is behind it. */
export interface SecretAddressesSchema {
  secretAddresses: SecretAddressRow;
}

export type SecretAddressKind = 'blog' | 'calendar';

interface SecretAddressRow {
  accountId: number;
  kind: SecretAddressKind;
  hash: string;
  createdAt: string;
}
