// A list's page size takes effect as soon as it is chosen.
for (const select of document.querySelectorAll('select[data-submit]')) {
  select.addEventListener('change', () => select.form.requestSubmit())
}
