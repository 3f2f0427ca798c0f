/** No more answers than this are kept. */
const MOST = 64;

/** A function that gives equal questions the same answer, made once for them: as long as there are not too many. Questions are JSON. */
export function remembered<Question, Answer>(answer: (question: Question) => Answer): (question: Question) => Answer {
  const kept = new Map<string, Answer>();
  return (question) => {
    const key = JSON.stringify(question);
    let known = kept.get(key);
    if (known === undefined) {
      known = answer(question);
      if (kept.size >= MOST) kept.clear();
      kept.set(key, known);
    }
    return known;
  };
}
