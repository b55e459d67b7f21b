from datetime import date

from django.contrib.auth.models import User
from django.core.management.base import BaseCommand
from django.utils.crypto import get_random_string

from portal.models import Application, Job, Preference, Profile, Service


class Command(BaseCommand):
    help = 'Makes an account with something to look at, and prints its password.'

    def handle(self, **options):
        password = get_random_string(16)
        email = 'asha@example.com'
        user = User.objects.create_user(email, email, password, first_name='Asha')
        Profile.objects.create(user=user, about_me='Level II, UT and PT')
        jobs = [
            Job.objects.create(title=title, slug=slug, company=company)
            for title, slug, company in [
                ('UT Technician', 'ut-technician', 'North Sea Inspection'),
                ('Radiographer <Level II>', 'radiographer', 'Delta Weld & Sons'),
                ('Rope Access Inspector', 'rope-access-inspector', 'Cliffhanger'),
            ]
        ]
        user.bookmarked_jobs.set(jobs[:2])
        Application.objects.create(user=user, job=jobs[2], day=date(2026, 11, 9))
        for name in ['News', 'Jobs', 'Courses']:
            Preference.objects.create(name=name)
        user.preferences.set(Preference.objects.filter(name='Jobs'))
        for name, status, day in [
            ('Phased array', Service.PUBLISHED, date(2026, 11, 2)),
            ('Drone survey', Service.UNPUBLISHED, date(2026, 10, 19)),
            ('Eddy current', Service.UNPUBLISHED, date(2026, 9, 30)),
        ]:
            Service.objects.create(user=user, name=name, status=status, created_on=day)
        self.stdout.write(f'{email} {password}')
