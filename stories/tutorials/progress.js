/** Keeps the reader's place in each lesson of the page, in this browser alone. */
for (const lesson of document.querySelectorAll('mj-lesson')) {
  const key = `${location.pathname}#${lesson.id}`;
  const kept = localStorage.getItem(key);
  // an address with a step goes before the place that was kept
  if (kept && !location.hash.startsWith(`#${lesson.id}-`)) lesson.setAttribute('step', kept);
  lesson.addEventListener('mj-progress', ({target}) => {
    if (target === lesson) localStorage.setItem(key, String(lesson.step ?? 1));
  });
}
