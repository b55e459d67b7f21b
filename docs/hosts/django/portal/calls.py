"""The calls, one function each."""

import json
import re
from datetime import datetime

from django.db.models import F

from .guard import Refusal, call, unfit
from .models import Job, Preference, Service, profile_of


def number(text, default=0):
    """A whole number that was sent; the default for anything else."""
    return int(text) if re.fullmatch(r'[0-9]{1,9}', text or '') else default


@call('GET')
def get_profile(request):
    user = request.user
    profile = profile_of(user)
    return {
        'data': {
            'id': profile.pk,
            'user_id': user.pk,
            'about_me': profile.about_me,
            'profile_image': f'/photos/{profile.photo}' if profile.photo else None,
            'user': {'first_name': user.first_name, 'email': user.email},
        }
    }


@call('GET')
def get_saved_jobs(request):
    """0 asks for the bookmarked, 1 for the applied, 2 for all."""
    bookmarked = set(request.user.bookmarked_jobs.values_list('pk', flat=True))
    days = dict(request.user.application_set.values_list('job_id', 'day'))
    all_of_them = bookmarked | set(days)
    wanted = {'0': bookmarked, '1': set(days)}.get(request.GET.get('is_applied'), all_of_them)
    return {
        'data': [
            {
                'id': job.pk,
                'job_title': job.title,
                'job_slug': job.slug,
                'job_company_name': job.company,
                'is_applied': {'date': days[job.pk]} if job.pk in days else None,
            }
            for job in Job.objects.filter(pk__in=wanted).order_by('pk')
        ]
    }


@call('GET')
def get_saved_courses(request):
    """This site has none, and the panel says so."""
    return {'data': []}


@call('POST')
def bookmark_job(request):
    """`is_bookmarked` says what is so now, and so 1 removes the bookmark."""
    job = Job.objects.filter(pk=number(request.POST.get('job_id'))).first()
    if not job:
        raise Refusal(404, 'There is no such job.')
    if request.POST.get('is_bookmarked') == '1':
        request.user.bookmarked_jobs.remove(job)
        return {'message': 'Bookmark removed.'}
    request.user.bookmarked_jobs.add(job)
    return {'message': 'Bookmark saved.'}


@call('GET')
def get_preference_options(request):
    return {'data': list(Preference.objects.order_by('pk').values('id', 'name'))}


@call('GET')
def get_preferences(request):
    return {'data': list(request.user.preferences.values_list('pk', flat=True))}


@call('POST')
def update_preferences(request):
    """The body is JSON."""
    try:
        chosen = json.loads(request.body)['preferences']
        found = Preference.objects.filter(pk__in={int(id) for id in chosen})
        is_known = isinstance(chosen, list) and found.count() == len(set(chosen))
    except (ValueError, KeyError, TypeError, OverflowError):
        is_known = False
    if not is_known:
        raise unfit('preferences', 'Choose from the list.')
    request.user.preferences.set(found)
    return {'message': 'Your Preferences Saved'}


@call('GET')
def get_services(request):
    """A page of the user's services; an empty filter leaves nothing out."""
    asked = request.GET
    found = Service.objects.filter(user=request.user, name__icontains=asked.get('name', ''))
    if from_date := day_of(request, 'from_date'):
        found = found.filter(created_on__gte=from_date)
    if to_date := day_of(request, 'to_date'):
        found = found.filter(created_on__lte=to_date)
    page = max(1, number(asked.get('page'), 1))
    limit = min(100, max(1, number(asked.get('limit'), 10)))
    total = found.count()
    rows = found.order_by('-created_on', 'pk')[(page - 1) * limit : page * limit]
    return {
        'data': [
            {
                'id': row.pk,
                'name': row.name,
                'status': row.status,
                'created_at': {'formatted_date': f'{row.created_on.day} {row.created_on:%B %Y}'},
            }
            for row in rows
        ],
        'meta': {
            'pagination': {
                'current_page': page,
                'per_page': limit,
                'total': total,
                'total_pages': max(1, -(-total // limit)),
            }
        },
    }


def day_of(request, field):
    """The day of a filter, which is sent as DD-MM-YYYY."""
    text = request.GET.get(field)
    try:
        return datetime.strptime(text, '%d-%m-%Y').date() if text else None
    except ValueError:
        raise unfit(field, 'Choose a day that there is.')


@call('GET', changes=True)
def toggle_service(request, id):
    """A GET that changes state: `changes` has it checked."""
    own = Service.objects.filter(pk=id, user=request.user)
    if not own.update(status=Service.PUBLISHED + Service.UNPUBLISHED - F('status')):
        raise Refusal(404, 'There is no such service.')
    return {'message': 'Status updated.'}
