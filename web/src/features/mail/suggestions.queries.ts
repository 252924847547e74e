interface Suggestion {
  name: string;
  email: string;
  avatar: string;
}

export function useSuggestions(_typed: string): Suggestion[] {
  return [];
}
