let saving = 0;

/** Until it is answered, the browser asks whoever leaves the page: what is on its way to the home of this tab may not arrive, and that in the browser ends with the page. */
export async function askBeforeLeaving<Answer>(answer: Promise<Answer>): Promise<Answer> {
  saving += 1;
  // Only meanwhile: some browsers keep no page for the way back that listens to this.
  addEventListener('beforeunload', ask);
  try {
    return await answer;
  } finally {
    saving -= 1;
    if (saving === 0) leaveFreely();
  }
}

/** For a page that goes by itself, whatever is on its way. */
export function leaveFreely(): void {
  removeEventListener('beforeunload', ask);
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
