const mostTries = 5;

/**
 * Sends what takes longer to make than others should wait for a transaction, such as a PDF: each attempt makes it before its transaction, and
 * answers undefined or false if it finds there that what it was made of has changed. This does so too, if others change it every time.
 */
export async function untilUnchanged<Sent>(attempt: () => Promise<Sent | undefined>): Promise<Sent | undefined> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const sent = await attempt();
    if (sent) return sent;
  }
  return undefined;
}
