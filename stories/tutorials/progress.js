/** Keeps the reader's progress in each lesson of the page, in this browser alone. */
for (const lesson of document.querySelectorAll('mj-lesson')) {
  const key = `${location.pathname}#${lesson.id}`;
  const kept = localStorage.getItem(key);
  if (kept) lesson.progress = JSON.parse(kept);
  lesson.addEventListener('mj-progress', ({target}) => {
    if (target === lesson) localStorage.setItem(key, JSON.stringify(lesson.progress));
  });
}
